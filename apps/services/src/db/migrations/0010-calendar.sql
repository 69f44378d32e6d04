-- Sequence number of changes in all calendars. Sync tokens refer to it.
CREATE TABLE calendar_sequence (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  value INTEGER NOT NULL
) STRICT;
INSERT INTO calendar_sequence (only_row, value) VALUES (1, 1);

CREATE TABLE calendars (
  number INTEGER PRIMARY KEY,
  -- An email address. For a primary calendar, that of its account.
  id TEXT NOT NULL UNIQUE COLLATE NOCASE,
  -- The account whose primary calendar this is; NULL for secondary calendars.
  primary_of TEXT UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
  data_owner TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  summary TEXT NOT NULL,
  description TEXT,
  location TEXT,
  time_zone TEXT NOT NULL,
  -- Event labels, as a JSON array.
  labels TEXT NOT NULL DEFAULT '[]',
  -- Time of the last change of an event in the calendar.
  updated_at INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  is_deleted INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX calendars_by_data_owner ON calendars (data_owner);

CREATE TABLE calendar_acl_rules (
  calendar_number INTEGER NOT NULL REFERENCES calendars (number) ON DELETE CASCADE,
  scope_type TEXT NOT NULL CHECK (scope_type IN ('user', 'group', 'domain', 'default')),
  -- An email address or a domain in lower case. Empty for the default scope.
  scope_value TEXT NOT NULL,
  -- 'none' for a removed rule.
  role TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (calendar_number, scope_type, scope_value)
) STRICT, WITHOUT ROWID;
CREATE INDEX calendar_acl_rules_by_sequence ON calendar_acl_rules (calendar_number, sequence);

CREATE TABLE calendar_list_entries (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  calendar_number INTEGER NOT NULL REFERENCES calendars (number) ON DELETE CASCADE,
  color_id TEXT NOT NULL,
  -- Both are set if the user chose colours outside the palette.
  background_color TEXT,
  foreground_color TEXT,
  summary_override TEXT,
  is_hidden INTEGER NOT NULL DEFAULT 0,
  is_selected INTEGER NOT NULL DEFAULT 0,
  -- JSON arrays.
  default_reminders TEXT NOT NULL DEFAULT '[]',
  notifications TEXT NOT NULL DEFAULT '[]',
  is_deleted INTEGER NOT NULL DEFAULT 0,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (account_id, calendar_number)
) STRICT, WITHOUT ROWID;
CREATE INDEX calendar_list_entries_by_sequence ON calendar_list_entries (account_id, sequence);
CREATE INDEX calendar_list_entries_by_calendar ON calendar_list_entries (calendar_number);

-- Settings that differ from their defaults.
CREATE TABLE calendar_settings (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  value TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (account_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE events (
  number INTEGER PRIMARY KEY,
  calendar_number INTEGER NOT NULL REFERENCES calendars (number) ON DELETE CASCADE,
  id TEXT NOT NULL,
  ical_uid TEXT NOT NULL,
  -- Series and original start of an exception. NULL for single events and series.
  series_number INTEGER REFERENCES events (number) ON DELETE CASCADE,
  original_start_at INTEGER,
  original_is_all_day INTEGER,
  -- RFC 5545 lines as a JSON array. NULL unless the event is a series.
  recurrence TEXT,
  status TEXT NOT NULL CHECK (status IN ('confirmed', 'tentative', 'cancelled')),
  event_type TEXT NOT NULL,
  -- Whether the visibility is private or confidential.
  is_private INTEGER NOT NULL,
  is_transparent INTEGER NOT NULL,
  -- All-day events start and end at midnight in the calendar's time zone. The end is exclusive.
  is_all_day INTEGER NOT NULL,
  start_at INTEGER NOT NULL,
  end_at INTEGER NOT NULL,
  start_zone TEXT,
  end_zone TEXT,
  -- The other fields as JSON. An exception has only those that differ from its series, with null for removed fields.
  content TEXT NOT NULL,
  -- Whether the series no longer has the occurrence of this exception. The exception is then cancelled, and restored if
  -- the series has the occurrence again.
  is_dropped INTEGER NOT NULL DEFAULT 0,
  -- RFC 5545 SEQUENCE.
  revision INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  UNIQUE (calendar_number, id)
) STRICT;
CREATE INDEX events_by_number ON events (calendar_number, number);
CREATE INDEX events_by_start ON events (calendar_number, start_at);
CREATE INDEX events_by_update ON events (calendar_number, updated_at, number);
CREATE INDEX events_by_sequence ON events (calendar_number, sequence);
CREATE INDEX events_by_id ON events (id);
CREATE INDEX events_by_uid ON events (calendar_number, ical_uid);
CREATE INDEX events_by_series ON events (series_number, original_start_at) WHERE series_number IS NOT NULL;

-- Former times of changed events. Lists of changes of single instances report the removed instances from them.
CREATE TABLE former_event_times (
  event_number INTEGER NOT NULL REFERENCES events (number) ON DELETE CASCADE,
  -- Sequence number of the change that replaced these times.
  until_sequence INTEGER NOT NULL,
  recurrence TEXT,
  is_all_day INTEGER NOT NULL,
  start_at INTEGER NOT NULL,
  end_at INTEGER NOT NULL,
  start_zone TEXT,
  PRIMARY KEY (event_number, until_sequence)
) STRICT, WITHOUT ROWID;

-- Time span of each event in minutes, rounded outwards. A series spans all of its occurrences, or is unbounded.
CREATE VIRTUAL TABLE event_spans USING rtree_i32 (event_number, first_calendar, last_calendar, start_minute, end_minute);

-- Full-text index for searches.
CREATE VIRTUAL TABLE event_words USING fts5 (words, content = '', contentless_delete = 1);

-- Extended properties, for filters.
CREATE TABLE event_properties (
  event_number INTEGER NOT NULL REFERENCES events (number) ON DELETE CASCADE,
  visibility TEXT NOT NULL CHECK (visibility IN ('private', 'shared')),
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (event_number, visibility, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_properties_by_value ON event_properties (visibility, name, value);

-- Reminders of each user.
CREATE TABLE event_reminders (
  event_number INTEGER NOT NULL REFERENCES events (number) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- JSON array of overrides, or null for the defaults of the calendar.
  overrides TEXT NOT NULL,
  PRIMARY KEY (event_number, account_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER events_leave_indexes AFTER DELETE ON events BEGIN
  DELETE FROM event_spans WHERE event_number = old.number;
  DELETE FROM event_words WHERE rowid = old.number;
END;

-- Creates the primary calendar of an account together with the account.
CREATE TRIGGER accounts_have_calendars AFTER INSERT ON accounts BEGIN
  UPDATE calendar_sequence SET value = value + 1;
  INSERT INTO calendars (id, primary_of, data_owner, summary, time_zone, updated_at, sequence)
    SELECT new.email, new.id, new.id, new.email, 'UTC', new.created_at, value FROM calendar_sequence;
  INSERT INTO calendar_acl_rules (calendar_number, scope_type, scope_value, role, sequence)
    SELECT number, 'user', lower(new.email), 'owner', sequence FROM calendars WHERE primary_of = new.id
    UNION ALL
    SELECT number, 'domain', lower(new.domain), 'freeBusyReader', sequence FROM calendars WHERE primary_of = new.id;
  INSERT INTO calendar_list_entries
      (account_id, calendar_number, color_id, is_selected, default_reminders, notifications, sequence)
    SELECT new.id, number, '14', 1, '[{"method":"popup","minutes":10}]',
      '[{"method":"email","type":"eventCreation"},{"method":"email","type":"eventChange"},'
        || '{"method":"email","type":"eventCancellation"},{"method":"email","type":"eventResponse"}]',
      sequence FROM calendars WHERE primary_of = new.id;
END;

-- Creates the primary calendars of existing accounts.
INSERT INTO calendars (id, primary_of, data_owner, summary, time_zone, updated_at, sequence)
  SELECT email, id, id, email, 'UTC', created_at, 1 FROM accounts;
INSERT INTO calendar_acl_rules (calendar_number, scope_type, scope_value, role, sequence)
  SELECT c.number, 'user', lower(a.email), 'owner', 1 FROM calendars AS c JOIN accounts AS a ON a.id = c.primary_of
  UNION ALL
  SELECT c.number, 'domain', lower(a.domain), 'freeBusyReader', 1
    FROM calendars AS c JOIN accounts AS a ON a.id = c.primary_of;
INSERT INTO calendar_list_entries (account_id, calendar_number, color_id, is_selected, sequence)
  SELECT primary_of, number, '14', 1, 1 FROM calendars;
