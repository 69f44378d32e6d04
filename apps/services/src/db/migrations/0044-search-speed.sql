-- Full-text index of names only. Its prefix indexes make searches for common prefixes fast.
CREATE VIRTUAL TABLE item_names USING fts5 (
  name,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3 4 5 6'
);
INSERT INTO item_names (rowid, name) SELECT number, name FROM items WHERE is_root = 0;

-- Removes deleted items from the search indexes.
CREATE TRIGGER items_forget_text AFTER DELETE ON items BEGIN
  DELETE FROM item_names WHERE rowid = old.number;
  DELETE FROM item_text WHERE rowid = old.number;
END;

-- Folders and files separately, in the sort orders of lists.
CREATE INDEX items_by_kind ON items (is_folder, number);
CREATE INDEX items_by_kind_modified ON items (is_folder, modified_at, number);
CREATE INDEX items_by_kind_name ON items (is_folder, name_key, number);
CREATE INDEX items_by_kind_natural_name ON items (is_folder, natural_key, number);
CREATE INDEX items_by_quota ON items (coalesce(size_bytes, 0), number);
DROP INDEX items_by_size;

CREATE INDEX item_marks_viewed ON item_marks (account_id, viewed_at, item_number);
CREATE INDEX item_marks_modified ON item_marks (account_id, modified_at, item_number);

-- Grants of items that were shared with the grantee. Owners also have a grant on their own items.
CREATE INDEX permissions_shared ON permissions (type, grantee, item_number) WHERE role <> 'owner';
