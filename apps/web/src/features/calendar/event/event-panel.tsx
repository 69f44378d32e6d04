import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { eventQuery } from '#shared/calendar/calendar-queries.ts';
import { findCalendar } from '#shared/calendar/find-calendar.ts';
import { InvitationSection } from '#shared/calendar/invitation/invitation-section.tsx';
import { type CalendarInfo, type Occurrence, readEventKey, toOccurrence } from '#shared/calendar/occurrence.ts';
import type { EventRequest } from '#shared/calendar/series/event-request.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { SidePanel } from '#ui/panels/side-panel.tsx';
import { EventActions } from './event-actions.tsx';
import { EventFacts } from './event-facts.tsx';

type EventPanelProps = {
  eventKey: string;
  /** The event from the list, if it is in the shown period. */
  known: Occurrence | undefined;
  calendars: readonly CalendarInfo[];
  zone: string;
  onRequest: (request: EventRequest) => void;
  onMoveTo: (occurrence: Occurrence) => void;
  onClose: () => void;
};

/** Shows the details of an event, even if it is outside the shown period. */
export function EventPanel({ eventKey, known, calendars, zone, onRequest, onMoveTo, onClose }: EventPanelProps) {
  const { calendarId, eventId } = readEventKey(eventKey);
  const query = useQuery({ ...eventQuery(calendarId, eventId), placeholderData: known?.event });
  const calendar = findCalendar(calendars, calendarId);
  const occurrence =
    query.data && toOccurrence(query.data, calendar ?? { id: calendarId, name: calendarId, color: 'var(--accent)' });
  const isAbsent = query.isSuccess && !occurrence;
  return (
    <SidePanel title={occurrence?.title ?? 'Event'} onClose={onClose}>
      {query.isPending && <Skeleton label="Loading the event" rows={6} />}
      {isUnreadable(query) && (
        <ErrorView error={query.error} title="The event could not be loaded" onRetry={() => void query.refetch()} />
      )}
      {isAbsent && <p className="text-ink-2">This event was deleted. Only its ID is available.</p>}
      {occurrence && !isUnreadable(query) && (
        <div className="flex flex-col gap-20">
          <EventActions
            occurrence={occurrence}
            editLink={<EditLink calendarId={calendarId} eventId={eventId} />}
            onRequest={onRequest}
            onMoveTo={onMoveTo}
          />
          <InvitationSection occurrence={occurrence} zone={zone} />
          <EventFacts occurrence={occurrence} zone={zone} onRequest={onRequest} />
        </div>
      )}
    </SidePanel>
  );
}

function EditLink({ calendarId, eventId }: { calendarId: string; eventId: string }) {
  return (
    <Link
      to="/events/$calendarId/$eventId"
      params={{ calendarId, eventId }}
      className="inline-flex h-tool items-center rounded-control border border-line-strong bg-surface px-8 font-medium hover:bg-hover"
    >
      Open
    </Link>
  );
}
