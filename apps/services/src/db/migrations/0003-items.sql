CREATE TABLE items (
  -- Compact key for the access and text tables. Not exposed by the services.
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  mime_type TEXT NOT NULL,
  name TEXT NOT NULL,
  -- The name in lower case, for case-insensitive comparison and plain alphabetical order.
  name_key TEXT NOT NULL,
  -- The name with digit sequences encoded so that they sort numerically.
  natural_key TEXT NOT NULL,
  description TEXT,
  parent_id TEXT REFERENCES items (id),
  -- Shared drive that contains the item. The ID of its root folder is the drive's ID. NULL in My Drive.
  drive_id TEXT,
  -- NULL for items of shared drives, which have no owner.
  owner_id TEXT REFERENCES accounts (id),
  space TEXT NOT NULL DEFAULT 'drive',
  is_root INTEGER NOT NULL DEFAULT 0,
  is_folder INTEGER NOT NULL GENERATED ALWAYS AS (mime_type = 'application/vnd.google-apps.folder') STORED,
  -- Effective value: also set for all items below a trashed folder.
  trashed INTEGER NOT NULL DEFAULT 0,
  explicitly_trashed INTEGER NOT NULL DEFAULT 0,
  trashed_at INTEGER,
  trashed_by TEXT REFERENCES accounts (id),
  created_at INTEGER NOT NULL,
  created_by TEXT REFERENCES accounts (id),
  modified_at INTEGER NOT NULL,
  modified_by TEXT REFERENCES accounts (id),
  version INTEGER NOT NULL DEFAULT 1,
  -- Content of the head revision; NULL for folders, shortcuts and editor documents.
  blob_sha256 TEXT,
  md5 TEXT,
  sha1 TEXT,
  size_bytes INTEGER,
  head_revision_id TEXT,
  original_filename TEXT,
  shortcut_target_id TEXT,
  shortcut_target_mime_type TEXT,
  folder_color TEXT,
  indexable_text TEXT,
  writers_can_share INTEGER NOT NULL DEFAULT 1,
  copy_requires_writer INTEGER NOT NULL DEFAULT 0,
  download_restricted_for_writers INTEGER NOT NULL DEFAULT 0,
  inheritance_disabled INTEGER NOT NULL DEFAULT 0,
  restriction_read_only INTEGER NOT NULL DEFAULT 0,
  restriction_reason TEXT,
  restriction_owner_only INTEGER NOT NULL DEFAULT 0,
  restricted_by TEXT REFERENCES accounts (id),
  restricted_at INTEGER
) STRICT;
CREATE INDEX items_by_parent ON items (parent_id, modified_at);
CREATE INDEX items_by_parent_name ON items (parent_id, is_folder, natural_key);
CREATE INDEX items_by_modified ON items (modified_at, number);
CREATE INDEX items_by_created ON items (created_at, number);
CREATE INDEX items_by_name ON items (name_key, number);
CREATE INDEX items_by_natural_name ON items (natural_key, number);
CREATE INDEX items_by_size ON items (size_bytes, number);
CREATE INDEX items_by_type ON items (mime_type, modified_at, number);
CREATE INDEX items_by_drive ON items (drive_id, modified_at) WHERE drive_id IS NOT NULL;
CREATE INDEX items_by_owner ON items (owner_id, modified_at);
CREATE INDEX items_by_target ON items (shortcut_target_id) WHERE shortcut_target_id IS NOT NULL;
CREATE INDEX items_trashed ON items (modified_at) WHERE trashed = 1;
CREATE INDEX items_by_blob ON items (blob_sha256) WHERE blob_sha256 IS NOT NULL;

-- Direct grants on items. item_access also contains the access inherited from folders and drives.
CREATE TABLE permissions (
  item_number INTEGER NOT NULL REFERENCES items (number) ON DELETE CASCADE,
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  -- Key of an account or group, or a domain. '' for anyone.
  grantee TEXT NOT NULL,
  role TEXT NOT NULL,
  allow_discovery INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER,
  view TEXT,
  pending_owner INTEGER NOT NULL DEFAULT 0,
  granted_by TEXT REFERENCES accounts (id),
  granted_at INTEGER NOT NULL,
  PRIMARY KEY (item_number, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX permissions_by_grantee ON permissions (type, grantee);
CREATE INDEX permissions_by_expiry ON permissions (expires_at) WHERE expires_at IS NOT NULL;

-- Effective access: each principal with a direct or inherited grant on an item, with its highest rank.
CREATE TABLE item_access (
  item_number INTEGER NOT NULL REFERENCES items (number) ON DELETE CASCADE,
  -- user:KEY, group:KEY, domain:NAME or anyone. Prefixed with link: if the item can be opened by its link but not
  -- found.
  principal TEXT NOT NULL,
  rank INTEGER NOT NULL,
  PRIMARY KEY (item_number, principal)
) STRICT, WITHOUT ROWID;
CREATE INDEX item_access_by_principal ON item_access (principal, item_number, rank);

CREATE TABLE account_roots (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- '' for My Drive, otherwise the client of the application data folder.
  client_id TEXT NOT NULL,
  item_id TEXT NOT NULL REFERENCES items (id),
  PRIMARY KEY (account_id, client_id)
) STRICT, WITHOUT ROWID;

-- A user's own state of an item: starred, and last viewed and modified.
CREATE TABLE item_marks (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  item_number INTEGER NOT NULL REFERENCES items (number) ON DELETE CASCADE,
  starred INTEGER NOT NULL DEFAULT 0,
  viewed_at INTEGER,
  modified_at INTEGER,
  PRIMARY KEY (account_id, item_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX item_marks_starred ON item_marks (account_id, item_number) WHERE starred = 1;
CREATE INDEX item_marks_by_item ON item_marks (item_number);

CREATE TABLE item_properties (
  item_number INTEGER NOT NULL REFERENCES items (number) ON DELETE CASCADE,
  -- '' for public properties.
  client_id TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (item_number, client_id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX item_properties_by_value ON item_properties (key, value, client_id, item_number);

-- Full-text index of names, descriptions and texts. rowid is items.number. Underscores separate words.
CREATE VIRTUAL TABLE item_text USING fts5 (
  name, description, body,
  content = '', contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

-- The latest change of each item in each log. A later change replaces the entry.
CREATE TABLE change_log (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  -- '' for changes visible to everyone with access. A principal, or drive:ID, for those who can no longer see the item.
  log TEXT NOT NULL,
  item_id TEXT NOT NULL,
  -- file or drive
  change_type TEXT NOT NULL,
  drive_id TEXT,
  is_removal INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  UNIQUE (log, item_id, change_type)
) STRICT;
CREATE INDEX change_log_by_drive ON change_log (drive_id, sequence) WHERE drive_id IS NOT NULL;
