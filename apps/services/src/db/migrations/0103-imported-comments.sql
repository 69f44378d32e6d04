-- Author named in an imported document for a comment in it. Not an account of the services.
ALTER TABLE comments ADD COLUMN author_name TEXT;
ALTER TABLE replies ADD COLUMN author_name TEXT;
