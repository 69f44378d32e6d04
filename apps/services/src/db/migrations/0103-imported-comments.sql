-- The author that a document from another program names for a comment that came with it: no account of ours.
ALTER TABLE comments ADD COLUMN author_name TEXT;
ALTER TABLE replies ADD COLUMN author_name TEXT;
