-- Events to reindex: the form of the indexed text has changed (search-text.ts), and so has the end of some series with
-- COUNT (decision 0047).
CREATE TABLE event_index_queue (
  event_number INTEGER PRIMARY KEY REFERENCES events (number) ON DELETE CASCADE
) STRICT;
INSERT INTO event_index_queue
  SELECT number FROM events WHERE recurrence LIKE '%COUNT=%' OR content GLOB '*[^ -~]*'
    OR series_number IN (SELECT number FROM events WHERE content GLOB '*[^ -~]*');
