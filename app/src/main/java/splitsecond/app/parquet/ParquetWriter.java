package splitsecond.app.parquet;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.zip.GZIPOutputStream;

/// A table as a Parquet file (https://parquet.apache.org/docs/file-format), which Spark, DuckDB, pandas and others
/// read:
/// flat, without missing values, written plainly and gzipped. The libraries that can do all of Parquet are larger than
/// this program.
///
/// Values are put row by row, from the first column to the last. A file is whole when it has been closed.
public final class ParquetWriter implements Closeable {

    public enum Type {
        INT(1),
        LONG(2),
        TEXT(6);

        private final int code;

        Type(int code) {
            this.code = code;
        }
    }

    public record Column(String name, Type type) {}

    private static final byte[] MAGIC = "PAR1".getBytes(StandardCharsets.US_ASCII);
    /// A row group is held in memory until it is written.
    private static final int ROWS_IN_A_GROUP = 1 << 17;

    private static final int PLAIN = 0;
    private static final int RLE = 3;
    private static final int GZIP = 2;
    private static final int REQUIRED = 0;
    private static final int UTF8 = 0;

    private final OutputStream out;
    private final List<Column> columns;
    private final List<ByteArrayOutputStream> values = new ArrayList<>();
    private final List<Consumer<Thrift>> groups = new ArrayList<>();
    private long position;
    private long rows;
    /// In the group that is being filled.
    private int held;
    private int column;

    public ParquetWriter(OutputStream out, List<Column> columns) throws IOException {
        this.out = out;
        this.columns = List.copyOf(columns);
        for (var _ : columns) values.add(new ByteArrayOutputStream());
        write(MAGIC);
    }

    public ParquetWriter put(int value) throws IOException {
        fixed(next(Type.INT), value, Integer.BYTES);
        return done();
    }

    public ParquetWriter put(long value) throws IOException {
        fixed(next(Type.LONG), value, Long.BYTES);
        return done();
    }

    public ParquetWriter put(String value) throws IOException {
        var bytes = value.getBytes(StandardCharsets.UTF_8);
        var to = next(Type.TEXT);
        fixed(to, bytes.length, Integer.BYTES);
        to.writeBytes(bytes);
        return done();
    }

    private ByteArrayOutputStream next(Type type) {
        if (columns.get(column).type != type)
            throw new IllegalArgumentException("expected " + columns.get(column) + ", not " + type);
        return values.get(column);
    }

    /// Little-endian.
    private static void fixed(ByteArrayOutputStream to, long value, int bytes) {
        for (int i = 0; i < bytes; i++) to.write((int) (value >> 8 * i));
    }

    private ParquetWriter done() throws IOException {
        if (++column < columns.size()) return this;
        column = 0;
        if (++held == ROWS_IN_A_GROUP) writeGroup();
        return this;
    }

    /// All columns of some rows, each in one page.
    private void writeGroup() throws IOException {
        var chunks = new ArrayList<Consumer<Thrift>>();
        long start = position;
        for (int i = 0; i < columns.size(); i++) chunks.add(writeChunk(columns.get(i), values.get(i)));
        int size = held;
        long bytes = position - start;
        groups.add(group -> {
            group.structs(1, chunks);
            group.i64(2, bytes);
            group.i64(3, size);
        });
        rows += held;
        held = 0;
    }

    private Consumer<Thrift> writeChunk(Column of, ByteArrayOutputStream content) throws IOException {
        int count = held;
        int plainSize = content.size();
        var zipped = new ByteArrayOutputStream();
        try (var zip = new GZIPOutputStream(zipped)) {
            content.writeTo(zip);
        }
        content.reset();
        var header = Thrift.struct(page -> {
            page.i32(1, 0);
            page.i32(2, plainSize);
            page.i32(3, zipped.size());
            page.struct(5, data -> {
                data.i32(1, count);
                data.i32(2, PLAIN);
                data.i32(3, RLE);
                data.i32(4, RLE);
            });
        });
        long offset = position;
        write(header);
        write(zipped.toByteArray());
        long size = position - offset;
        return chunk -> {
            chunk.i64(2, offset);
            chunk.struct(3, meta -> {
                meta.i32(1, of.type.code);
                meta.i32s(2, List.of(PLAIN, RLE));
                meta.texts(3, List.of(of.name));
                meta.i32(4, GZIP);
                meta.i64(5, count);
                meta.i64(6, header.length + plainSize);
                meta.i64(7, size);
                meta.i64(9, offset);
            });
        };
    }

    @Override
    public void close() throws IOException {
        try (out) {
            if (column != 0) throw new IllegalStateException("a row ends before " + columns.get(column));
            if (held > 0) writeGroup();
            var footer = Thrift.struct(file -> {
                file.i32(1, 1);
                file.structs(2, schema());
                file.i64(3, rows);
                file.structs(4, groups);
                file.text(6, "Split Second");
            });
            write(footer);
            var length = new ByteArrayOutputStream();
            fixed(length, footer.length, Integer.BYTES);
            write(length.toByteArray());
            write(MAGIC);
        }
    }

    private List<Consumer<Thrift>> schema() {
        var elements = new ArrayList<Consumer<Thrift>>();
        elements.add(root -> {
            root.text(4, "rows");
            root.i32(5, columns.size());
        });
        for (var of : columns)
            elements.add(element -> {
                element.i32(1, of.type.code);
                element.i32(3, REQUIRED);
                element.text(4, of.name);
                if (of.type == Type.TEXT) {
                    element.i32(6, UTF8);
                    element.struct(10, logical -> logical.struct(1, _ -> {}));
                }
            });
        return elements;
    }

    private void write(byte[] bytes) throws IOException {
        out.write(bytes);
        position += bytes.length;
    }
}
