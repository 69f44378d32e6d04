import { EventPanel } from '#features/calendar/event/event-panel.tsx';
import { useMoveTo } from '#features/calendar/move/use-move-to.tsx';
import type { CalendarInfo, Occurrence } from '#shared/calendar/occurrence.ts';
import type { EventRequest } from '#shared/calendar/series/event-request.ts';
import { useEventChanges } from '#shared/calendar/series/use-event-changes.tsx';

type EventPeekProps = {
  eventKey: string;
  /** The event as the list has it, if it is there. */
  known: Occurrence | undefined;
  calendars: readonly CalendarInfo[];
  zone: string;
  onClose: () => void;
};

/** One event beside the list of events, with what can be done with it, as beside the calendar. */
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
