-- Looked up by its item whenever one is deleted, to hold the reference.
CREATE INDEX account_roots_by_item ON account_roots (item_id);
