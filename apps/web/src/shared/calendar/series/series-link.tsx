import { Link } from '@tanstack/react-router';

/** Links to a series from one of its occurrences. */
export function SeriesLink({ calendarId, id }: { calendarId: string; id: string }) {
  return (
    <Link
      to="/events/$calendarId/$eventId"
      params={{ calendarId, eventId: id }}
      className="word-target text-accent-ink underline"
    >
      Open the series
    </Link>
  );
}
