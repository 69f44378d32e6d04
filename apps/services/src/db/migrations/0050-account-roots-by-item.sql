-- For the foreign key check when an item is deleted.
CREATE INDEX account_roots_by_item ON account_roots (item_id);
