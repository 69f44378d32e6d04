import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '#shared/calendar/calendar-queries.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { formatRepeat } from '#shared/calendar/series/repeat-sentence.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';

/** Describes how an event repeats. An occurrence does not contain the rule; the recurring event that it refers to does. */
export function EventRepeat({ occurrence, zone }: { occurrence: Occurrence; zone: string }) {
  const { event, calendar } = occurrence;
  const masterId = event.recurringEventId;
  const master = useQuery({ ...eventQuery(calendar.id, masterId ?? ''), enabled: masterId !== undefined });
  const recurrence = masterId === undefined ? event.recurrence : master.data?.recurrence;
  if (masterId !== undefined && master.isPending) return <span className="text-ink-3">Loading</span>;
  if (isUnreadable(master))
    return <span className="text-ink-2">Could not be loaded: {explainError(master.error)}</span>;
  const text = formatRepeat(recurrence ?? [], event.start?.timeZone ?? zone);
  if (!text) return 'No longer repeats';
  return (
    <>
      {text.sentence}
      {text.raw.map((line) => (
        <code key={line} className="block break-words font-mono text-ink-3 text-small">
          {line}
        </code>
      ))}
    </>
  );
}
