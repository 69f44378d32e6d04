-- Events that are to be put in the indexes anew: their words, which these now take in another form (search-text.ts), and
-- the last end of series whose rules are counted, some of which are read in another way (decision 0047).
CREATE TABLE event_index_queue (
  event_number INTEGER PRIMARY KEY REFERENCES events (number) ON DELETE CASCADE
) STRICT;
INSERT INTO event_index_queue
  SELECT number FROM events WHERE recurrence LIKE '%COUNT=%' OR content GLOB '*[^ -~]*'
    OR series_number IN (SELECT number FROM events WHERE content GLOB '*[^ -~]*');
