-- So that games that are not over can be counted without looking at all.
CREATE INDEX game_open ON game (id) WHERE NOT is_over;
