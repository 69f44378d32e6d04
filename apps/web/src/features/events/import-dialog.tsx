import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { api } from '#shared/api.ts';
import { calendarOperations } from '#shared/calendar/calendar-queries.ts';
import { isWritable } from '#shared/calendar/event-rights.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { explainError } from '#shared/error-view.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import type { ImportedEvent } from './event-ics.ts';
import { findKnown, type ImportState, importEvent } from './import-queue.ts';

type ImportDialogProps = { calendars: readonly CalendarInfo[]; email: string; onClose: () => void };

/** Brings the events of an iCalendar file into a calendar, one by one; those that are there already are shown first. */
export function ImportDialog({ calendars, email, onClose }: ImportDialogProps) {
  const client = useQueryClient();
  const writable = calendars.filter(isWritable);
  const [calendarId, setCalendarId] = useState(writable[0]?.id ?? '');
  const [file, setFile] = useState<{ events: readonly ImportedEvent[]; unreadable: number } | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<ImportState | undefined>(undefined);
  const isStopped = useRef(false);
  const fresh = file?.events.filter(({ iCalUID }) => !known.has(iCalUID)) ?? [];
  const choose = async (change: ChangeEvent<HTMLInputElement>) => {
    const chosen = change.target.files?.[0];
    setState(undefined);
    if (!chosen) return;
    try {
      const { readIcs } = await import('./event-ics.ts');
      const read = readIcs(await chosen.text());
      setKnown(await findKnown(calendarId, read.events));
      setFile(read);
      setProblem(undefined);
    } catch (error) {
      setProblem(`This file could not be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const queue = useMutation({
    mutationFn: async (events: readonly ImportedEvent[]) => {
      isStopped.current = false;
      let next: ImportState = { done: [], failed: [], total: events.length };
      for (const event of events) {
        if (isStopped.current) break;
        next = await importEvent(calendarId, event, email, next);
        setState(next);
      }
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => calendarOperations.has(String(queryKey[0])) }),
  });
  const takeBack = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const eventId of ids) await api.call('calendar.events.delete', { calendarId, eventId });
      setState(undefined);
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => calendarOperations.has(String(queryKey[0])) }),
  });
  return (
    <Dialog title="Import events" isOpen onClose={onClose}>
      <NativeSelect
        label="Into the calendar"
        choices={writable.map(({ id, name }) => ({ value: id, label: name }))}
        value={calendarId}
        isDisabled={file !== undefined}
        onChange={setCalendarId}
      />
      <label className="flex flex-col gap-4">
        <span className="font-medium text-ink-2 text-small">iCalendar file (.ics)</span>
        <input type="file" accept=".ics,text/calendar" onChange={(change) => void choose(change)} />
      </label>
      {problem && (
        <p role="alert" className="text-red-fg">
          {problem}
        </p>
      )}
      {file && (
        <p role="status">
          {file.events.length} events in the file, {file.events.length - fresh.length} of them in the calendar already
          {file.unreadable > 0 && `, ${file.unreadable} without a time`}.
        </p>
      )}
      {state && <Progress state={state} />}
      {takeBack.error && <p className="text-red-fg">Not all could be taken back: {explainError(takeBack.error)}</p>}
      <div className="flex flex-wrap justify-end gap-8">
        {state && state.done.length > 0 && !queue.isPending && (
          <Button size="form" isDisabled={takeBack.isPending} onPress={() => takeBack.mutate(state.done)}>
            Take {state.done.length} back
          </Button>
        )}
        {queue.isPending && (
          <Button
            size="form"
            onPress={() => {
              isStopped.current = true;
            }}
          >
            Stop
          </Button>
        )}
        <Button size="form" onPress={onClose}>
          Close
        </Button>
        <Button
          size="form"
          kind="primary"
          data-op="calendar.events.import"
          isDisabled={fresh.length === 0 || queue.isPending || state !== undefined}
          onPress={() => queue.mutate(fresh)}
        >
          Import {fresh.length}
        </Button>
      </div>
    </Dialog>
  );
}

function Progress({ state: { done, failed, total } }: { state: ImportState }) {
  return (
    <div className="flex flex-col gap-4">
      <progress aria-label="Imported" value={done.length + failed.length} max={total} className="w-full" />
      <p role="status">
        {done.length} of {total} imported{failed.length > 0 && `, ${failed.length} failed`}.
      </p>
      {failed.length > 0 && (
        <ul aria-label="What failed" className="max-h-160 overflow-auto text-red-fg text-small">
          {failed.map(({ title, problem }, index) => (
            <li key={index}>
              {title}: {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
