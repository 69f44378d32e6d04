import { EventPanel } from '#features/calendar/event/event-panel.tsx';
import { useMoveTo } from '#features/calendar/move/use-move-to.tsx';
import type { CalendarInfo, Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventRequest } from '#shared/calendar/series/event-request.ts';
import { useEventChanges } from '#shared/calendar/series/use-event-changes.tsx';

type EventPeekProps = {
  eventKey: string;
  /** The event from the list, if loaded. */
  known: Occurrence | undefined;
  calendars: readonly CalendarInfo[];
  zone: string;
  onClose: () => void;
};

/** The panel of one event beside the event list, with the same actions as on the calendar. */
export function EventPeek(props: EventPeekProps) {
  const { zone, calendars } = props;
  const { request, question } = useEventChanges(zone);
  const onRequest = (next: EventRequest) => void request(next);
  const { onMoveTo, dialog } = useMoveTo({ zone, calendars, onRequest });
  return (
    <>
      <EventPanel {...props} onRequest={onRequest} onMoveTo={onMoveTo} />
      {question}
      {dialog}
    </>
  );
}
