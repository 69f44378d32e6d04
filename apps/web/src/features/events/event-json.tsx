import { replaceEvent } from '#shared/calendar/event-writes.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { JsonEditor } from '#ui/json-editor.tsx';

type EventJsonProps = { calendarId: string; event: ServiceEvent; isReadOnly: boolean };

/** An event as the service keeps it, to be replaced as a whole. */
export function EventJson({ calendarId, event, isReadOnly }: EventJsonProps) {
  const { run, isWriting } = useCalendarWrite();
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-2">
        Saving replaces the whole event: what is left out is cleared. Members that only the service writes are ignored.
      </p>
      <JsonEditor
        label="The event as JSON"
        value={event}
        saveLabel="Replace the event"
        operationId="calendar.events.update"
        isReadOnly={isReadOnly || isWriting}
        onSave={(value) => void run(() => replaceEvent(calendarId, event, value, 'none'))}
      />
    </div>
  );
}
