import { useState } from 'react';
import { replaceEvent } from '#shared/calendar/event-writes.ts';
import type { ServiceEvent } from '#shared/calendar/occurrence.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { Button } from '#ui/button.tsx';

type EventJsonProps = { calendarId: string; event: ServiceEvent; isReadOnly: boolean };

/** An event as the service keeps it, to be replaced as a whole. */
export function EventJson({ calendarId, event, isReadOnly }: EventJsonProps) {
  const stored = JSON.stringify(event, undefined, 2);
  const [text, setText] = useState(stored);
  const { run, isWriting } = useCalendarWrite();
  const read = readObject(text);
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-2">
        Saving replaces the whole event: what is left out is cleared. Members that only the service writes are ignored.
      </p>
      <textarea
        aria-label="The event as JSON"
        spellCheck={false}
        readOnly={isReadOnly}
        value={text}
        onChange={(change) => setText(change.target.value)}
        className="min-h-480 w-full rounded-control border border-line-strong bg-sunken p-12 font-mono text-small focus:outline-2 focus:outline-focus"
      />
      {'problem' in read && (
        <p role="alert" className="text-red-fg">
          {read.problem}
        </p>
      )}
      <div className="flex justify-end gap-8">
        <Button size="form" isDisabled={text === stored} onPress={() => setText(stored)}>
          Start over
        </Button>
        <Button
          size="form"
          kind="primary"
          data-op="calendar.events.update"
          isDisabled={isReadOnly || isWriting || 'problem' in read || text === stored}
          onPress={() => 'value' in read && void run(() => replaceEvent(calendarId, event, read.value, 'none'))}
        >
          Replace the event
        </Button>
      </div>
    </div>
  );
}

function readObject(text: string): { value: ServiceEvent } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { problem: 'An event is an object: it begins with { and ends with }.' };
    }
    return { value };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This is no JSON.' };
  }
}
