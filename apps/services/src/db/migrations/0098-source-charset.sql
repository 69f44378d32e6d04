-- Declared encoding of the text that a document was imported from.
ALTER TABLE document_sources ADD COLUMN charset TEXT;
