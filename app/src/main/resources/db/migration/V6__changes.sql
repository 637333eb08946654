-- Of two servers that change a game at the same time, one is refused.
ALTER TABLE game ADD COLUMN changes integer NOT NULL DEFAULT 0;
