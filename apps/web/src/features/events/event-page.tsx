import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { eventQuery } from '#shared/calendar/calendar-queries.ts';
import { DuplicateEvent } from '#shared/calendar/duplicate-event.tsx';
import { getDays } from '#shared/calendar/event-days.ts';
import { changeRefusal, countOtherGuests, deleteRefusal } from '#shared/calendar/event-rights.ts';
import { findCalendar } from '#shared/calendar/find-calendar.ts';
import { InvitationSection } from '#shared/calendar/invitation/invitation-section.tsx';
import { isSameTime } from '#shared/calendar/is-same-time.ts';
import { MoveToCalendar, moveToCalendarRefusal } from '#shared/calendar/move-to-calendar.tsx';
import { type CalendarInfo, getEventKey, type Occurrence, toOccurrence } from '#shared/calendar/occurrence.ts';
import { SeriesLink } from '#shared/calendar/series/series-link.tsx';
import { useEventChanges } from '#shared/calendar/series/use-event-changes.tsx';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { MissingResource } from '#shared/errors/missing-resource.tsx';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { PinButton } from '#shared/places/pin-button.tsx';
import { useRecordVisit } from '#shared/places/use-record-visit.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { EditorPart } from './editor/editor-part.tsx';
import { type EventForm, toEventForm, toEventPatch, toEventTime, toFormTime } from './editor/event-form.ts';
import { EventJson } from './event-json.tsx';
import { useDeleteChord } from './use-delete-chord.ts';

type EventPageProps = {
  calendarId: string;
  eventId: string;
  calendars: readonly CalendarInfo[];
  /** The zone for times without a zone of their own. */
  zone: string;
  /** Returns to the calendar, at the start day of the event. */
  onLeave: (date: string) => void;
  /** Renders a link back to the calendar. */
  renderBack: (date: string) => ReactNode;
};

/** The page for editing all properties of an event. */
export function EventPage({ calendarId, eventId, calendars, ...leaving }: EventPageProps) {
  const query = useQuery({ ...eventQuery(calendarId, eventId), refetchOnWindowFocus: false });
  useLiveTopics(useMemo(() => ['calendarList', `events:${calendarId}`], [calendarId]));
  const calendar = findCalendar(calendars, calendarId);
  const loaded =
    query.data && toOccurrence(query.data, calendar ?? { id: calendarId, name: calendarId, color: 'var(--accent)' });
  // A change of its series may end the occurrence before the page has left it.
  const [saved, setSaved] = useState<Occurrence | undefined>(undefined);
  useRecordVisit('event', `${calendarId}/${eventId}`, query.data?.summary);
  if (query.isPending) return <Skeleton label="Loading the event" rows={10} />;
  if (isUnreadable(query) && !saved) {
    return (
      <MissingResource
        resource={{ kind: 'event', id: eventId }}
        error={query.error}
        title="The event could not be loaded"
        onRetry={() => void query.refetch()}
      />
    );
  }
  const occurrence = saved ?? loaded;
  if (!occurrence) {
    return (
      <>
        <PageHead title="Deleted event" detail={<CopyableId id={eventId} label="event ID" maxLength={40} />} />
        <EmptyState icon={CalendarX} title="This event was deleted">
          Only its ID is available.
        </EmptyState>
      </>
    );
  }
  return (
    <LoadedEvent
      key={occurrence.event.etag}
      occurrence={occurrence}
      calendars={calendars}
      onSaving={setSaved}
      {...leaving}
    />
  );
}

type LoadedEventProps = Omit<EventPageProps, 'calendarId' | 'eventId'> & {
  occurrence: Occurrence;
  /** Called with the occurrence when a save starts, and without it when the save has ended and the page stays. */
  onSaving: (saved: Occurrence | undefined) => void;
};

function LoadedEvent({ occurrence, calendars, zone, onSaving, onLeave, renderBack }: LoadedEventProps) {
  const session = useSession();
  const [tab, setTab] = useState<'fields' | 'json'>('fields');
  const [fault, setFault] = useState<Error | undefined>(undefined);
  const changes = useEventChanges(zone);
  const { event, calendar } = occurrence;
  const [initial] = useState(() => toEventForm(event, toFormTime(event), zone));
  const refusal = changeRefusal(session, occurrence);
  const save = async (form: EventForm) => {
    const { start, end, ...patch } = toEventPatch(initial, form);
    // A change of an occurrence may apply to its series, which has its own time. In all other cases, the form's zone applies.
    const change = event.recurringEventId
      ? { patch, time: start ? toEventTime(form) : undefined }
      : { patch: { ...patch, ...(start && { start, end }) } };
    const guestCount = Math.max(countOtherGuests(event), countOtherGuests({ attendees: [...form.guests] }));
    setFault(undefined);
    const request = { kind: 'change', verb: 'Save', occurrence, change, guestCount } as const;
    onSaving(occurrence);
    const done = await changes.request(request, setFault);
    if (!(done && isReplaced(occurrence, done.key, toEventTime(form)))) onSaving(undefined);
    return done;
  };
  const firstDay = getDays(occurrence, zone)[0].toString();
  const leave = () => onLeave(firstDay);
  const remove = async () => {
    if (await changes.request({ kind: 'delete', occurrence })) leave();
  };
  const deleteBlocked = deleteRefusal(session, occurrence);
  useDeleteChord(() => void remove(), deleteBlocked === undefined);
  const move = async (destination: CalendarInfo) => {
    if (await changes.request({ kind: 'calendar', occurrence, destination })) leave();
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title={occurrence.title}
        back={renderBack(firstDay)}
        detail={<PinButton kind="event" targetId={`${calendar.id}/${event.id}`} title={occurrence.title} />}
        actions={
          <>
            <Button
              data-op="calendar.events.update"
              onPress={() => setTab(tab === 'json' ? 'fields' : 'json')}
              aria-pressed={tab === 'json'}
            >
              JSON
            </Button>
            <DuplicateEvent occurrence={occurrence} />
            <MoveToCalendar
              occurrence={occurrence}
              calendars={calendars}
              disabledReason={moveToCalendarRefusal(session, occurrence, calendars)}
              onMove={(destination) => void move(destination)}
            />
            <Button data-op="calendar.events.delete" disabledReason={deleteBlocked} onPress={() => void remove()}>
              Delete
            </Button>
          </>
        }
      />
      <div
        data-scroll-restoration-id="screen"
        className="min-h-0 flex-1 overflow-auto border-line border-t px-16 py-20"
      >
        {tab === 'json' && <EventJson calendarId={calendar.id} event={event} isReadOnly={refusal !== undefined} />}
        {/* Hidden, not gone: what was typed stays. */}
        <div hidden={tab === 'json'}>
          <div className="mb-20 empty:hidden md:max-w-[720px]">
            <InvitationSection occurrence={occurrence} zone={zone} />
          </div>
          <EditorPart
            name={occurrence.key}
            initial={initial}
            fault={fault}
            calendars={[calendar]}
            calendarId={calendar.id}
            refusal={refusal}
            seriesNote={event.recurringEventId && <SeriesNote calendarId={calendar.id} id={event.recurringEventId} />}
            saveLabel="Save"
            operationId="calendar.events.patch"
            isSaving={changes.isWriting}
            onSave={save}
            onSaved={({ key }, form) => {
              const time = toEventTime(form);
              if (isReplaced(occurrence, key, time))
                onLeave(getDays({ time: time ?? occurrence.time }, zone)[0].toString());
            }}
          />
        </div>
      </div>
      {changes.question}
    </div>
  );
}

/**
 * Reports whether a change of the series, whose result has this key, replaced its occurrence: a split creates another series, and
 * the IDs of occurrences include their start.
 */
function isReplaced({ key, calendar, event, time }: Occurrence, changedKey: string | undefined, next = time) {
  if (event.recurringEventId === undefined || changedKey === key) return false;
  return changedKey !== getEventKey(calendar.id, event.recurringEventId) || !isSameTime(time, next);
}

function SeriesNote({ calendarId, id }: { calendarId: string; id: string }) {
  return (
    <p className="text-ink-2">
      This event is part of a series. <SeriesLink calendarId={calendarId} id={id} /> to change its recurrence, or to
      move it to another calendar.
    </p>
  );
}
