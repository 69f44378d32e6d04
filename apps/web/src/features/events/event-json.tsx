import { useState } from 'react';
import { type Notice, replaceEvent } from '#shared/calendar/event-writes.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { JsonEditor } from '#ui/fields/json-editor.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';

type EventJsonProps = { calendarId: string; event: ServiceEvent; isReadOnly: boolean };

const NOTICES = [
  { value: 'all', label: 'All guests' },
  { value: 'externalOnly', label: 'External guests only' },
  { value: 'none', label: 'No one' },
] as const;

/** Shows an event as stored by the service, and lets the user replace it as a whole. */
export function EventJson({ calendarId, event, isReadOnly }: EventJsonProps) {
  const { save, isWriting } = useCalendarWrite();
  const [notice, setNotice] = useState<Notice>('all');
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-2">
        Saving replaces the whole event. Missing fields are cleared; read-only fields are ignored.
      </p>
      {!isReadOnly && <NativeSelect label="Notify" choices={NOTICES} value={notice} onChange={setNotice} />}
      <JsonEditor
        label="The event as JSON"
        value={event}
        saveLabel="Replace the event"
        operationId="calendar.events.update"
        isReadOnly={isReadOnly || isWriting}
        onSave={(value) => save(() => replaceEvent(calendarId, event, value, notice))}
      />
    </div>
  );
}
