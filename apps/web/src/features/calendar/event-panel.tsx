import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '#shared/calendar/calendar-queries.ts';
import { type CalendarInfo, type Occurrence, readEventKey, toOccurrence } from '#shared/calendar/occurrence.ts';
import { ErrorView } from '#shared/error-view.tsx';
import { SidePanel } from '#ui/side-panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EventFacts } from './event-facts.tsx';

type EventPanelProps = {
  eventKey: string;
  /** The event as the list has it, when it is among what is shown. */
  known: Occurrence | undefined;
  calendars: readonly CalendarInfo[];
  zone: string;
  onClose: () => void;
};

/** Details of one event, also of one outside of what is shown. */
export function EventPanel({ eventKey, known, calendars, zone, onClose }: EventPanelProps) {
  const { calendarId, eventId } = readEventKey(eventKey);
  const query = useQuery({ ...eventQuery(calendarId, eventId), placeholderData: known?.event });
  const calendar = calendars.find(({ id }) => id === calendarId);
  const occurrence =
    query.data && toOccurrence(query.data, calendar ?? { id: calendarId, name: calendarId, color: 'var(--accent)' });
  const isAbsent = query.isSuccess && !occurrence;
  return (
    <SidePanel title={occurrence?.title ?? 'Event'} onClose={onClose}>
      {query.isPending && <Skeleton label="Loading the event" rows={6} />}
      {query.error && (
        <ErrorView error={query.error} title="The event could not be loaded" onRetry={() => void query.refetch()} />
      )}
      {isAbsent && <p className="text-ink-2">This event was removed; the service keeps nothing of it but its ID.</p>}
      {occurrence && !query.error && <EventFacts occurrence={occurrence} zone={zone} />}
    </SidePanel>
  );
}
