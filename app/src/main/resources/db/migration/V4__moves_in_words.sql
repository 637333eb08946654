ALTER TABLE move ADD COLUMN said text;
