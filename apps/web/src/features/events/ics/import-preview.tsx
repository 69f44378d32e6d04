import { countOf } from '@rotunda/api-client/count-of';
import { type CalendarInfo, toOccurrence } from '#shared/calendar/occurrence.ts';
import { formatDays, formatTime } from '#shared/calendar/time-text.ts';
import { countEvents, type ImportedEvent, importKey, isOccurrence } from './import-body.ts';
import { ImportOmissions } from './import-omissions.tsx';
import type { IcsFile } from './read-ics.ts';

type ImportPreviewProps = { file: IcsFile; calendar: CalendarInfo; duplicates: ReadonlySet<string>; zone: string };

const MAX_SHOWN = 200; // Enough to recognise the file.

/** Shows which events of a file are new to a calendar. Existing events are listed first and not imported. */
export function ImportPreview({
  file: { events, skipped, skippedTitles },
  calendar,
  duplicates,
  zone,
}: ImportPreviewProps) {
  const known = events.filter(({ iCalUID }) => duplicates.has(iCalUID));
  const fresh = events.filter(({ iCalUID }) => !duplicates.has(iCalUID));
  const shown = [...known, ...fresh].slice(0, MAX_SHOWN);
  return (
    <>
      <p role="status">
        {countOf(countEvents(events), 'event')} in the file: {countEvents(fresh)} new,{' '}
        {countOf(countEvents(known), 'duplicate')}. {formatOccurrences(fresh)}
        {skipped > 0 &&
          `${skipped} skipped (${describeSkipped(skippedTitles)}): cancelled, without a valid time, tasks, journal entries, or unsupported changes to following events.`}
      </p>
      <ImportOmissions events={fresh} calendar={calendar} />
      <ul
        aria-label="Events in the file"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        className="max-h-240 divide-y divide-line overflow-auto rounded-card border border-line"
      >
        {shown.map((event) => (
          <li key={importKey(event)} className="flex items-baseline gap-8 px-12 py-6">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{event.summary ?? 'Untitled'}</span>
              <span className="block text-ink-3 text-small">{getWhen(event, calendar, zone)}</span>
            </span>
            <span className={duplicates.has(event.iCalUID) ? 'text-ink-3 text-small' : 'text-green-fg text-small'}>
              {duplicates.has(event.iCalUID) ? 'Duplicate' : 'New'}
            </span>
          </li>
        ))}
      </ul>
      {events.length > MAX_SHOWN && (
        <p className="text-ink-3 text-small">And {events.length - MAX_SHOWN} more, not shown.</p>
      )}
    </>
  );
}

function getWhen(event: ImportedEvent, calendar: CalendarInfo, zone: string): string {
  const row = toOccurrence(event, calendar);
  if (!row) return '';
  return `${formatDays(row, zone)}, ${formatTime(row, zone)}${getKind(event)}`;
}

function getKind(event: ImportedEvent): string {
  if (event.recurrence) return ', repeats';
  if (!isOccurrence(event)) return '';
  return event.status === 'cancelled' ? ', cancelled occurrence' : ', changed occurrence';
}

/** Describes the number of included occurrences. Returns an empty string if there are none. */
function formatOccurrences(events: readonly ImportedEvent[]): string {
  const occurrences = events.filter(isOccurrence);
  const cancelled = occurrences.filter(({ status }) => status === 'cancelled').length;
  const changed = occurrences.length - cancelled;
  const parts = [
    ...(changed > 0 ? [countOf(changed, 'changed occurrence')] : []),
    ...(cancelled > 0 ? [countOf(cancelled, 'cancelled occurrence')] : []),
  ];
  return parts.length > 0 ? `Includes ${parts.join(' and ')}. ` : '';
}

const LIST = new Intl.ListFormat('en');
const MAX_TITLES = 5;

function describeSkipped(titles: readonly string[]): string {
  const more = titles.length - MAX_TITLES;
  return LIST.format([...titles.slice(0, MAX_TITLES), ...(more > 0 ? [`${more} more`] : [])]);
}
