// QR codes (ISO/IEC 18004): bytes, error correction level L, versions 1 to 9; enough for an address of 230 characters.
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292];
const CHECKS = [7, 10, 15, 20, 26, 18, 20, 24, 30];
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2];

function multiply(x, y) {
  let z = 0;
  for (let i = 7; i >= 0; i--) z = (z << 1) ^ ((z >>> 7) * 0x11d) ^ (((y >>> i) & 1) * x);
  return z;
}

/** Reed–Solomon: what is left of the data divided by the polynomial of that degree. */
function remainder(data, degree) {
  const divisor = [...Array(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = multiply(root, 2)) {
    for (let j = 0; j < degree; j++) divisor[j] = multiply(divisor[j], root) ^ (divisor[j + 1] ?? 0);
  }
  const rest = Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    divisor.forEach((one, i) => { rest[i] ^= multiply(one, factor); });
  }
  return rest;
}

/** All bytes of the symbol, in the order in which they are drawn. */
function codewords(bytes, version) {
  const [total, checks, blocks] = [TOTAL[version - 1], CHECKS[version - 1], BLOCKS[version - 1]];
  const room = total - checks * blocks;
  const bits = [];
  const put = (value, length) => { for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1); };
  put(4, 4);
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < room * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({length: room}, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  const short = Math.floor(room / blocks);
  const parts = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = short + (i >= blocks - room % blocks ? 1 : 0);
    parts.push({data: data.slice(at, at + size), checks: remainder(data.slice(at, at + size), checks)});
    at += size;
  }
  const all = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.data.length) all.push(part.data[i]);
  for (let i = 0; i < checks; i++) for (const part of parts) all.push(part.checks[i]);
  return all;
}

const MASKS = [(x, y) => (x + y) % 2, (_, y) => y % 2, x => x % 3, (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2, (x, y) => x * y % 2 + x * y % 3, (x, y) => (x * y % 2 + x * y % 3) % 2,
  (x, y) => ((x + y) % 2 + x * y % 3) % 2];

class Symbol {
  constructor(version) {
    this.version = version;
    this.size = version * 4 + 17;
    this.dark = Array.from({length: this.size}, () => Array(this.size).fill(false));
    this.fixed = Array.from({length: this.size}, () => Array(this.size).fill(false));
  }

  set(x, y, dark) {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = !!dark;
    this.fixed[y][x] = true;
  }

  patterns() {
    const {size, version} = this;
    for (let i = 0; i < size; i++) { this.set(6, i, i % 2 === 0); this.set(i, 6, i % 2 === 0); }
    for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
      for (let dy = -4; dy <= 4; dy++) for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        this.set(x + dx, y + dy, far !== 2 && far !== 4);
      }
    }
    if (version > 1) {
      const places = version < 7 ? [6, size - 7] : [6, Math.floor(size / 2), size - 7];
      for (const x of places) for (const y of places) {
        if ((x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6)) continue;
        for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) this.set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
    this.format(0);
    if (version < 7) return;
    let rest = version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = version << 12 | rest;
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + i % 3, Math.floor(i / 3)];
      this.set(a, b, bits >>> i & 1);
      this.set(b, a, bits >>> i & 1);
    }
  }

  format(mask) {
    const data = 1 << 3 | mask;
    let rest = data;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = (data << 10 | rest) ^ 0x5412;
    const bit = i => bits >>> i & 1;
    for (let i = 0; i <= 5; i++) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.set(this.size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.set(8, this.size - 15 + i, bit(i));
    this.set(8, this.size - 8, true);
  }

  /** In columns of two, up and down, from the right; whatever is fixed is left out. */
  draw(bytes) {
    let i = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step++) {
        for (let j = 0; j < 2; j++) {
          const x = right - j;
          const y = (right + 1 & 2) === 0 ? this.size - 1 - step : step;
          if (this.fixed[y][x] || i >= bytes.length * 8) continue;
          this.dark[y][x] = !!(bytes[i >>> 3] >>> (7 - (i & 7)) & 1);
          i++;
        }
      }
    }
  }

  mask(number) {
    for (let y = 0; y < this.size; y++) for (let x = 0; x < this.size; x++) {
      if (!this.fixed[y][x] && MASKS[number](x, y) === 0) this.dark[y][x] = !this.dark[y][x];
    }
  }

  /** Long runs and blocks of one colour are hard to read. */
  penalty() {
    let sum = 0;
    const lines = [...this.dark, ...this.dark.map((_, x) => this.dark.map(row => row[x]))];
    for (const line of lines) {
      for (let i = 0, run = 0; i < line.length; i++) {
        run = i && line[i] === line[i - 1] ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum++;
      }
      const text = line.map(Number).join('');
      sum += 40 * ((text.match(/(?=00001011101)/g)?.length ?? 0) + (text.match(/(?=10111010000)/g)?.length ?? 0));
    }
    for (let y = 1; y < this.size; y++) for (let x = 1; x < this.size; x++) {
      const one = this.dark[y][x];
      if (one === this.dark[y - 1][x] && one === this.dark[y][x - 1] && one === this.dark[y - 1][x - 1]) sum += 3;
    }
    const share = this.dark.flat().filter(Boolean).length / this.size ** 2;
    return sum + Math.floor(Math.abs(share - 0.5) * 20) * 10;
  }
}

/** @returns rows of dark (true) and light squares, or null if the text is too long */
export function qr(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = TOTAL.findIndex((total, i) => bytes.length + 2 <= total - CHECKS[i] * BLOCKS[i]) + 1;
  if (!version) return null;
  const symbol = new Symbol(version);
  symbol.patterns();
  symbol.draw(codewords(bytes, version));
  const penalties = MASKS.map((_, n) => {
    symbol.mask(n);
    symbol.format(n);
    const found = symbol.penalty();
    symbol.mask(n);
    return found;
  });
  const best = penalties.indexOf(Math.min(...penalties));
  symbol.mask(best);
  symbol.format(best);
  return symbol.dark;
}
