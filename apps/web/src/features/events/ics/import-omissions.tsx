import { countOf } from '@rotunda/api-client/count-of';
import { useId } from 'react';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { countEvents, type ImportedEvent, type Omitted, omitsGuests } from './import-body.ts';

type ImportOmissionsProps = { events: readonly ImportedEvent[]; calendar: CalendarInfo };

/** States what the import of these events omits. Shows nothing if they are imported completely. */
export function ImportOmissions({ events, calendar }: ImportOmissionsProps) {
  const titleId = useId();
  const withGuests = events.filter((event) => omitsGuests(calendar.id, event));
  const sentences = [
    ...(withGuests.length > 0
      ? [`The guests of ${countOf(countEvents(withGuests), 'event')}, because an import sends no invitations`]
      : []),
    ...describe(events, 'alarms', 'alarm').map(
      (text) => `${text}, because an event can have 5 reminders, each up to 4 weeks before its start`,
    ),
    ...describe(events, 'links', 'attachment or conference link'),
  ];
  if (sentences.length === 0) return null;
  return (
    <div className="text-amber-fg">
      <p id={titleId}>Not imported</p>
      <ul aria-labelledby={titleId} className="list-disc pl-20">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

function describe(events: readonly ImportedEvent[], part: keyof Omitted, noun: string): string[] {
  const affected = events.filter(({ omitted }) => omitted?.[part]);
  if (affected.length === 0) return [];
  const total = affected.reduce((sum, { omitted }) => sum + (omitted?.[part] ?? 0), 0);
  return [`${countOf(total, noun)} of ${countOf(countEvents(affected), 'event')}`];
}
