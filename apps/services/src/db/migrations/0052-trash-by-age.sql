-- For the deletion of items that have been in the trash for a long time.
CREATE INDEX items_trashed_by_age ON items (trashed_at) WHERE explicitly_trashed = 1;
