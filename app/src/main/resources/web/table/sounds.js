// Short sounds, made here: off until somebody wants them, and off for those who want less motion.
const KEY = 'splitsecond-sound';
const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

export const isLoud = () => localStorage.getItem(KEY) === 'on';
export const setLoud = on => localStorage.setItem(KEY, on ? 'on' : 'off');

/** Whether sounds are on, in words; who wants less motion hears none all the same. */
export const loudness = () => !isLoud() ? 'off' : REDUCED.matches ? 'on, but silent while your system asks for less motion' : 'on';

/** Pitches in hertz, one after another; how long each, and how it sounds. */
const TUNES = {
  cast: [[520, 780], 0.07, 'triangle'], land: [[180], 0.08, 'sine'], resolve: [[660], 0.09, 'sine'], attack: [[150, 110], 0.09, 'sawtooth'],
  hurt: [[120, 80], 0.12, 'square'], heal: [[520, 660, 880], 0.07, 'sine'], dies: [[240, 160], 0.1, 'triangle'], asked: [[880], 0.06, 'sine'],
  won: [[523, 659, 784, 1047], 0.13, 'triangle'], lost: [[392, 330, 262], 0.18, 'triangle'],
};

let context = null;

function play(name) {
  context ??= new AudioContext();
  const [pitches, length, type] = TUNES[name];
  pitches.forEach((pitch, n) => {
    const at = context.currentTime + n * length;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = type;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.06, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length * 1.6);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length * 1.7);
  });
}

/** What is to be heard of the way from one view to the next. */
export function heard(old, now) {
  const sounds = new Set();
  if (now.over && !old.over) sounds.add(now.over.result === 'lost' ? 'lost' : 'won');
  const ids = new Set(old.stack.map(item => item.id));
  if (now.stack.some(item => !ids.has(item.id))) sounds.add('cast');
  else if (now.stack.length < old.stack.length) sounds.add('resolve');
  else if (now.battlefield.length > old.battlefield.length) sounds.add('land');
  if (now.battlefield.some(one => one.attacking) && !old.battlefield.some(one => one.attacking)) sounds.add('attack');
  if (now.players.some((one, n) => one.life < old.players[n].life)) sounds.add('hurt');
  if (now.players.some((one, n) => one.life > old.players[n].life)) sounds.add('heal');
  const there = new Set(now.battlefield.map(one => one.id));
  if (old.battlefield.some(one => one.power != null && !there.has(one.id))) sounds.add('dies');
  if (now.decision && !old.decision) sounds.add('asked');
  return sounds;
}

export function sound(old, now) {
  if (!isLoud() || REDUCED.matches || !old || !now || old === now || old.id !== now.id) return;
  for (const name of heard(old, now)) play(name);
}
