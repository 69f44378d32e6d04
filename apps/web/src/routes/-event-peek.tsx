import { EventPanel } from '#features/calendar/event-panel.tsx';
import type { CalendarInfo, Occurrence } from '#shared/calendar/occurrence.ts';
import { useEventChanges } from '#shared/calendar/use-event-changes.tsx';

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
  const { request, question } = useEventChanges(props.zone);
  return (
    <>
      <EventPanel {...props} onRequest={(next) => void request(next)} />
      {question}
    </>
  );
}
