package splitsecond.app.parquet;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/// One struct in Thrift's compact protocol, in which Parquet says what is in a file. Fields are written in the order of
/// their ids.
final class Thrift {

    private static final int I32 = 5;
    private static final int I64 = 6;
    private static final int BINARY = 8;
    private static final int LIST = 9;
    private static final int STRUCT = 12;

    private final ByteArrayOutputStream out;
    private int last;

    private Thrift(ByteArrayOutputStream out) {
        this.out = out;
    }

    static byte[] struct(Consumer<Thrift> fields) {
        var out = new ByteArrayOutputStream();
        write(out, fields);
        return out.toByteArray();
    }

    private static void write(ByteArrayOutputStream out, Consumer<Thrift> fields) {
        fields.accept(new Thrift(out));
        out.write(0);
    }

    void i32(int id, int value) {
        head(id, I32);
        zigzag(value);
    }

    void i64(int id, long value) {
        head(id, I64);
        zigzag(value);
    }

    void text(int id, String value) {
        head(id, BINARY);
        binary(value);
    }

    void struct(int id, Consumer<Thrift> fields) {
        head(id, STRUCT);
        write(out, fields);
    }

    void i32s(int id, List<Integer> values) {
        head(id, LIST);
        size(values.size(), I32);
        values.forEach(this::zigzag);
    }

    void texts(int id, List<String> values) {
        head(id, LIST);
        size(values.size(), BINARY);
        values.forEach(this::binary);
    }

    void structs(int id, List<Consumer<Thrift>> values) {
        head(id, LIST);
        size(values.size(), STRUCT);
        values.forEach(value -> write(out, value));
    }

    private void head(int id, int type) {
        out.write((id - last) << 4 | type);
        last = id;
    }

    private void size(int size, int type) {
        if (size < 15) out.write(size << 4 | type);
        else {
            out.write(0xf0 | type);
            varint(size);
        }
    }

    private void binary(String value) {
        var bytes = value.getBytes(StandardCharsets.UTF_8);
        varint(bytes.length);
        out.writeBytes(bytes);
    }

    private void zigzag(long value) {
        varint(value << 1 ^ value >> 63);
    }

    private void varint(long value) {
        long left = value;
        for (; (left & ~0x7fL) != 0; left >>>= 7) out.write((int) (left & 0x7f | 0x80));
        out.write((int) left);
    }
}
