-- One number for everything that changes in calendars; sync tokens are places in its order.
CREATE TABLE calendar_sequence (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  value INTEGER NOT NULL
) STRICT;
INSERT INTO calendar_sequence (only_row, value) VALUES (1, 1);

CREATE TABLE calendars (
  number INTEGER PRIMARY KEY,
  -- An address: that of the account for a primary calendar.
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
  -- Last change of an event in it.
  updated_at INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  is_deleted INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX calendars_by_data_owner ON calendars (data_owner);

CREATE TABLE calendar_acl_rules (
  calendar_number INTEGER NOT NULL REFERENCES calendars (number) ON DELETE CASCADE,
  scope_type TEXT NOT NULL CHECK (scope_type IN ('user', 'group', 'domain', 'default')),
  -- An address or a domain in lower case; empty for the default scope.
  scope_value TEXT NOT NULL,
  -- 'none' for a rule that was removed.
  role TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  PRIMARY KEY (calendar_number, scope_type, scope_value)
) STRICT, WITHOUT ROWID;
CREATE INDEX calendar_acl_rules_by_sequence ON calendar_acl_rules (calendar_number, sequence);

CREATE TABLE calendar_list_entries (
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  calendar_number INTEGER NOT NULL REFERENCES calendars (number) ON DELETE CASCADE,
  color_id TEXT NOT NULL,
  -- Set together, when the person chose colours that are not in the palette.
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

-- Only what differs from the default of a setting.
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
  -- The series of an exception, and the start that the rule gave it; NULL for single events and series.
  series_number INTEGER REFERENCES events (number) ON DELETE CASCADE,
  original_start_at INTEGER,
  original_is_all_day INTEGER,
  -- Lines of RFC 5545 as a JSON array; of a series only.
  recurrence TEXT,
  status TEXT NOT NULL CHECK (status IN ('confirmed', 'tentative', 'cancelled')),
  event_type TEXT NOT NULL,
  -- Visibility is private or confidential.
  is_private INTEGER NOT NULL,
  is_transparent INTEGER NOT NULL,
  -- All-day events start and end at midnight in the zone of the calendar; the end is exclusive.
  is_all_day INTEGER NOT NULL,
  start_at INTEGER NOT NULL,
  end_at INTEGER NOT NULL,
  start_zone TEXT,
  end_zone TEXT,
  -- The other members as JSON; of an exception only those that differ from its series, null for one it lacks.
  content TEXT NOT NULL,
  -- Of an exception that its series has no occurrence for any more: it is cancelled, and comes back with the rule.
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

-- When an event took place before it was changed: who follows the changes of single instances has to hear which of
-- them are gone.
CREATE TABLE former_event_times (
  event_number INTEGER NOT NULL REFERENCES events (number) ON DELETE CASCADE,
  -- Place of the change that ended it.
  until_sequence INTEGER NOT NULL,
  recurrence TEXT,
  is_all_day INTEGER NOT NULL,
  start_at INTEGER NOT NULL,
  end_at INTEGER NOT NULL,
  start_zone TEXT,
  PRIMARY KEY (event_number, until_sequence)
) STRICT, WITHOUT ROWID;

-- What an event reaches over, in whole minutes rounded outwards; a series to its last end, or without end.
CREATE VIRTUAL TABLE event_spans USING rtree_i32 (event_number, first_calendar, last_calendar, start_minute, end_minute);

-- Words that free text search looks in.
CREATE VIRTUAL TABLE event_words USING fts5 (words, content = '', contentless_delete = 1);

-- Extended properties, as filters find them.
CREATE TABLE event_properties (
  event_number INTEGER NOT NULL REFERENCES events (number) ON DELETE CASCADE,
  visibility TEXT NOT NULL CHECK (visibility IN ('private', 'shared')),
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (event_number, visibility, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX event_properties_by_value ON event_properties (visibility, name, value);

-- Reminders are each person's own.
CREATE TABLE event_reminders (
  event_number INTEGER NOT NULL REFERENCES events (number) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- JSON array of overrides; null for the defaults of the calendar.
  overrides TEXT NOT NULL,
  PRIMARY KEY (event_number, account_id)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER events_leave_indexes AFTER DELETE ON events BEGIN
  DELETE FROM event_spans WHERE event_number = old.number;
  DELETE FROM event_words WHERE rowid = old.number;
END;

-- Every account has a primary calendar from the start: whatever reads calendars may rely on it.
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

-- Accounts that were there before calendars get theirs in the same way.
INSERT INTO calendars (id, primary_of, data_owner, summary, time_zone, updated_at, sequence)
  SELECT email, id, id, email, 'UTC', created_at, 1 FROM accounts;
INSERT INTO calendar_acl_rules (calendar_number, scope_type, scope_value, role, sequence)
  SELECT c.number, 'user', lower(a.email), 'owner', 1 FROM calendars AS c JOIN accounts AS a ON a.id = c.primary_of
  UNION ALL
  SELECT c.number, 'domain', lower(a.domain), 'freeBusyReader', 1
    FROM calendars AS c JOIN accounts AS a ON a.id = c.primary_of;
INSERT INTO calendar_list_entries (account_id, calendar_number, color_id, is_selected, sequence)
  SELECT primary_of, number, '14', 1, 1 FROM calendars;
