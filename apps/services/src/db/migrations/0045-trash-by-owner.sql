-- Explicitly trashed items, by the trash they are in.
CREATE INDEX items_trashed_by_owner ON items (owner_id) WHERE explicitly_trashed = 1;
CREATE INDEX items_trashed_by_drive ON items (drive_id) WHERE explicitly_trashed = 1;
