ALTER TABLE game ADD COLUMN touched bigint NOT NULL DEFAULT 0;
UPDATE game SET touched = extract(epoch FROM now())::bigint;
ALTER TABLE move ADD COLUMN hash bigint;
