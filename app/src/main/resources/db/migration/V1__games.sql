CREATE TABLE game (
    id text PRIMARY KEY,
    setup text NOT NULL,
    seats text NOT NULL,
    is_over boolean NOT NULL,
    created timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE move (
    game text NOT NULL REFERENCES game,
    number integer NOT NULL,
    seat integer NOT NULL,
    choice integer NOT NULL,
    PRIMARY KEY (game, number)
);
