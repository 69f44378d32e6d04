-- The terms of the code: the change sequence number that a channel is up to date with, the state of its change source, and the
-- bytes of revisions that are kept forever.
ALTER TABLE channels RENAME COLUMN place TO sequence;
ALTER TABLE channels RENAME COLUMN memory TO source_state;
DROP INDEX channels_by_place;
CREATE INDEX channels_by_sequence ON channels (operation, sequence);
ALTER TABLE items RENAME COLUMN kept_bytes TO pinned_bytes;
