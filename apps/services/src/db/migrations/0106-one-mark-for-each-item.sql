-- A user has one row for each item. SQLite omits joins with no selected columns only if an index guarantees this.
DROP INDEX item_marks_by_item;
CREATE UNIQUE INDEX item_marks_by_item ON item_marks (item_number, account_id);
