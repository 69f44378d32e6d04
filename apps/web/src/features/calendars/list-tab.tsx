import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { colorsQuery } from '#shared/calendar/calendar-queries.ts';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { ErrorView } from '#shared/error-view.tsx';
import { operationQuery } from '#shared/operation-query.ts';
import { mayCall, useSession } from '#shared/session.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { JsonEditor } from '#ui/json-editor.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { changeEntry, replaceEntry, unsubscribe } from './calendar-writes.ts';
import { DefaultReminders } from './default-reminders.tsx';
import { leaveRefusal } from './leave-refusal.ts';
import { NotificationMails } from './notification-mails.tsx';

/** How the person has a calendar in their own list; nobody else sees it. */
export function ListTab({ calendarId, onLeave }: { calendarId: string; onLeave: () => void }) {
  const query = useQuery(operationQuery('calendar.calendarList.get', { calendarId }));
  if (query.isPending) return <Skeleton label="Loading your entry" rows={6} />;
  if (query.error) {
    return (
      <ErrorView
        error={query.error}
        title="The calendar is not in your list, or could not be loaded"
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <Entry key={query.data.etag} entry={query.data} onLeave={onLeave} />;
}

function Entry({ entry, onLeave }: { entry: CalendarEntry; onLeave: () => void }) {
  const session = useSession();
  const { run, isWriting } = useCalendarWrite();
  const isReadOnly = !mayCall(session, 'calendar.calendarList.patch') || isWriting;
  const change = (patch: Parameters<typeof changeEntry>[1]) => void run(() => changeEntry(entry, patch));
  const leave = async () => {
    if (await run(() => unsubscribe(entry))) onLeave();
  };
  return (
    <div className="flex max-w-[720px] flex-col gap-24">
      <NameForm entry={entry} isReadOnly={isReadOnly} onChange={change} />
      <fieldset disabled={isReadOnly} className="flex flex-col gap-4" data-op="calendar.calendarList.patch">
        <legend className="mb-4 font-semibold text-section">Shown</legend>
        <Checkbox isSelected={entry.selected ?? false} onChange={(selected) => change({ selected })}>
          On the calendar from the start
        </Checkbox>
        <Checkbox isSelected={!entry.hidden} onChange={(isShown) => change({ hidden: !isShown })}>
          In the list of calendars
        </Checkbox>
      </fieldset>
      <Colors entry={entry} isReadOnly={isReadOnly} onChange={change} />
      <section aria-label="Reminders of its events" className="flex flex-col gap-8">
        <h2 className="font-semibold text-section">Reminders of its events</h2>
        <DefaultReminders entry={entry} isReadOnly={isReadOnly} onChange={change} />
      </section>
      <fieldset disabled={isReadOnly} className="flex flex-col gap-4" data-op="calendar.calendarList.patch">
        <legend className="mb-4 font-semibold text-section">Mails to you about</legend>
        <NotificationMails entry={entry} onChange={change} />
      </fieldset>
      <details>
        <summary className="cursor-default font-semibold text-section">As JSON</summary>
        <div className="mt-12">
          <JsonEditor
            label="Your entry as JSON"
            value={entry}
            saveLabel="Replace your entry"
            operationId="calendar.calendarList.update"
            isReadOnly={isReadOnly}
            onSave={(body) => void run(() => replaceEntry(entry, body))}
          />
        </div>
      </details>
      <div>
        <Button
          data-op="calendar.calendarList.delete"
          isDisabled={isReadOnly}
          blockedBecause={leaveRefusal(session, entry)}
          onPress={() => void leave()}
        >
          Unsubscribe
        </Button>
      </div>
    </div>
  );
}

type PartProps = {
  entry: CalendarEntry;
  isReadOnly: boolean;
  onChange: (patch: Parameters<typeof changeEntry>[1]) => void;
};

function NameForm({ entry, isReadOnly, onChange }: PartProps) {
  const [name, setName] = useState(entry.summaryOverride ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    onChange({ summaryOverride: name.trim() });
  };
  return (
    <form onSubmit={save} className="flex items-end gap-8">
      <div className="flex-1">
        <TextField
          label="What you call it"
          placeholder={entry.summary ?? ''}
          value={name}
          onChange={setName}
          isDisabled={isReadOnly}
        />
      </div>
      <Button
        type="submit"
        data-op="calendar.calendarList.patch"
        isDisabled={isReadOnly || name.trim() === (entry.summaryOverride ?? '')}
      >
        Save name
      </Button>
    </form>
  );
}

function Colors({ entry, isReadOnly, onChange }: PartProps) {
  const palette = useQuery(colorsQuery).data?.calendar ?? {};
  const [own, setOwn] = useState(entry.backgroundColor ?? '#4986e7');
  return (
    <fieldset disabled={isReadOnly} className="flex flex-col gap-8">
      <legend className="mb-4 font-semibold text-section">Colour</legend>
      {/* Two even rows of the twelve and twelve that the service has. */}
      <div className="flex max-w-384 flex-wrap gap-6">
        {Object.entries(palette).map(([id, { background }]) => (
          <button
            key={id}
            type="button"
            aria-pressed={entry.colorId === id}
            title={`Colour ${id}`}
            data-op="calendar.calendarList.patch"
            onClick={() => onChange({ colorId: id })}
            style={{ background }}
            className="size-26 cursor-default forced-color-adjust-none rounded-full border border-line-strong aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:outline-offset-1"
          >
            <span className="sr-only">Colour {id}</span>
          </button>
        ))}
      </div>
      <div className="flex items-end gap-8">
        <label className="flex items-center gap-8">
          Any other
          <input
            type="color"
            value={own}
            onChange={(event) => setOwn(event.target.value)}
            className="h-28 w-44 rounded-control border border-line-strong bg-surface"
          />
        </label>
        <Button
          isDisabled={isReadOnly || own === entry.backgroundColor}
          data-op="calendar.calendarList.patch"
          onPress={() => onChange({ backgroundColor: own, foregroundColor: '#000000' })}
        >
          Use {own}
        </Button>
      </div>
      <p className="text-ink-3 text-small">
        Events are tinted with it and their text stays ink, so any colour is readable.
      </p>
    </fieldset>
  );
}
