-- A person has one row for an item. SQLite leaves a join out that no column is taken of only where an index says so.
DROP INDEX item_marks_by_item;
CREATE UNIQUE INDEX item_marks_by_item ON item_marks (item_number, account_id);
