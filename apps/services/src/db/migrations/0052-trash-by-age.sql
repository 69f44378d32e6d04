-- What has been in the trash for long.
CREATE INDEX items_trashed_by_age ON items (trashed_at) WHERE explicitly_trashed = 1;
