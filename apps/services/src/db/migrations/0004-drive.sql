CREATE TABLE drives (
  -- Also the ID of the drive's root folder.
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  domain TEXT NOT NULL,
  theme_id TEXT NOT NULL,
  color_rgb TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  created_by TEXT REFERENCES accounts (id),
  request_id TEXT,
  admin_managed INTEGER NOT NULL DEFAULT 0,
  copy_requires_writer INTEGER NOT NULL DEFAULT 0,
  domain_users_only INTEGER NOT NULL DEFAULT 0,
  members_only INTEGER NOT NULL DEFAULT 0,
  folders_need_organizer INTEGER NOT NULL DEFAULT 0,
  download_restricted_for_readers INTEGER NOT NULL DEFAULT 0,
  download_restricted_for_writers INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX drives_by_name ON drives (name_key, id);
CREATE UNIQUE INDEX drives_by_request ON drives (created_by, request_id) WHERE request_id IS NOT NULL;

CREATE TABLE hidden_drives (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  drive_id TEXT NOT NULL REFERENCES drives (id) ON DELETE CASCADE,
  PRIMARY KEY (account_id, drive_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE revisions (
  item_number INTEGER NOT NULL REFERENCES items (number) ON DELETE CASCADE,
  -- Order of the revisions of one item.
  position INTEGER NOT NULL,
  id TEXT NOT NULL,
  mime_type TEXT NOT NULL,
  modified_at INTEGER NOT NULL,
  modified_by TEXT REFERENCES accounts (id),
  blob_sha256 TEXT,
  md5 TEXT,
  sha1 TEXT,
  size_bytes INTEGER,
  original_filename TEXT,
  keep_forever INTEGER NOT NULL DEFAULT 0,
  published INTEGER NOT NULL DEFAULT 0,
  publish_auto INTEGER NOT NULL DEFAULT 0,
  published_outside_domain INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (item_number, position),
  UNIQUE (item_number, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX revisions_by_blob ON revisions (blob_sha256) WHERE blob_sha256 IS NOT NULL;

-- IDs that were generated for clients to create items with.
CREATE TABLE reserved_ids (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- files or shortcuts
  type TEXT NOT NULL,
  space TEXT NOT NULL,
  reserved_at INTEGER NOT NULL
) STRICT;

CREATE TABLE approvals (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  item_number INTEGER NOT NULL REFERENCES items (number) ON DELETE CASCADE,
  initiator_id TEXT NOT NULL REFERENCES accounts (id),
  status TEXT NOT NULL,
  content_change_behavior TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  completed_at INTEGER,
  due_at INTEGER
) STRICT;
CREATE INDEX approvals_by_item ON approvals (item_number, created_at, number);
CREATE UNIQUE INDEX approvals_in_progress ON approvals (item_number) WHERE status = 'IN_PROGRESS';

CREATE TABLE approval_reviewers (
  approval_number INTEGER NOT NULL REFERENCES approvals (number) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  response TEXT NOT NULL,
  responded_at INTEGER,
  PRIMARY KEY (approval_number, position),
  UNIQUE (approval_number, account_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE approval_activity (
  number INTEGER PRIMARY KEY,
  approval_number INTEGER NOT NULL REFERENCES approvals (number) ON DELETE CASCADE,
  actor_id TEXT NOT NULL REFERENCES accounts (id),
  action TEXT NOT NULL,
  message TEXT,
  happened_at INTEGER NOT NULL
) STRICT;
CREATE INDEX approval_activity_by_approval ON approval_activity (approval_number, number);

CREATE TABLE access_proposals (
  id TEXT PRIMARY KEY,
  item_number INTEGER NOT NULL REFERENCES items (number) ON DELETE CASCADE,
  requester_id TEXT NOT NULL REFERENCES accounts (id),
  recipient_id TEXT NOT NULL REFERENCES accounts (id),
  role TEXT NOT NULL,
  view TEXT,
  message TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX access_proposals_by_item ON access_proposals (item_number, created_at, id);

CREATE TABLE comments (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  item_number INTEGER NOT NULL REFERENCES items (number) ON DELETE CASCADE,
  author_id TEXT NOT NULL REFERENCES accounts (id),
  content TEXT NOT NULL,
  anchor TEXT,
  quoted_mime_type TEXT,
  quoted_value TEXT,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  resolved INTEGER NOT NULL DEFAULT 0,
  deleted INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX comments_by_item ON comments (item_number, modified_at, number);

CREATE TABLE replies (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  comment_number INTEGER NOT NULL REFERENCES comments (number) ON DELETE CASCADE,
  author_id TEXT NOT NULL REFERENCES accounts (id),
  content TEXT NOT NULL,
  action TEXT,
  created_at INTEGER NOT NULL,
  modified_at INTEGER NOT NULL,
  deleted INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX replies_by_comment ON replies (comment_number, number);

-- The labels that can be added to files.
CREATE TABLE labels (
  id TEXT PRIMARY KEY,
  revision_id TEXT NOT NULL,
  name TEXT NOT NULL
) STRICT;

CREATE TABLE label_fields (
  label_id TEXT NOT NULL REFERENCES labels (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  value_type TEXT NOT NULL,
  -- JSON array of choice IDs. NULL for fields without choices.
  choices TEXT,
  PRIMARY KEY (label_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE item_labels (
  item_number INTEGER NOT NULL REFERENCES items (number) ON DELETE CASCADE,
  label_id TEXT NOT NULL REFERENCES labels (id),
  PRIMARY KEY (item_number, label_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX item_labels_by_label ON item_labels (label_id, item_number);

CREATE TABLE item_label_values (
  item_number INTEGER NOT NULL,
  label_id TEXT NOT NULL,
  field_id TEXT NOT NULL,
  position INTEGER NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (item_number, label_id, field_id, position),
  FOREIGN KEY (item_number, label_id) REFERENCES item_labels (item_number, label_id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX item_label_values_by_value ON item_label_values (label_id, field_id, value, item_number);
