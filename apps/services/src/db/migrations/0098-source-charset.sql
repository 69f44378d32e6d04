-- The encoding that was declared for the text that a document was imported from.
ALTER TABLE document_sources ADD COLUMN charset TEXT;
