import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { operationQuery } from '#shared/api/operation-query.ts';
import { changeEntry } from '#shared/calendar/entry-writes.ts';
import { CalendarColors } from '#shared/calendar/fields/calendar-colors.tsx';
import type { CalendarEntry } from '#shared/calendar/occurrence.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DisabledScope } from '#ui/buttons/disabled-scope.tsx';
import { useEffectText } from '#ui/buttons/effect.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { JsonEditor } from '#ui/fields/json-editor.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useEditedValues } from '#ui/fields/use-edited-values.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { replaceEntry, unsubscribe } from './calendar-writes.ts';
import { DefaultReminders } from './default-reminders.tsx';
import { NotificationMails } from './notification-mails.tsx';
import { unsubscribeRefusal } from './unsubscribe-refusal.ts';

/** The user's list entry of a calendar, visible only to them. */
export function ListTab({ calendarId, onLeave }: { calendarId: string; onLeave: () => void }) {
  const query = useQuery(operationQuery('calendar.calendarList.get', { calendarId }));
  if (query.isPending) return <Skeleton label="Loading your entry" rows={6} />;
  if (isUnreadable(query)) {
    return (
      <ErrorView
        error={query.error}
        title="The calendar is not in your list, or could not be loaded"
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <Entry entry={query.data} onLeave={onLeave} />;
}

function Entry({ entry, onLeave }: { entry: CalendarEntry; onLeave: () => void }) {
  const session = useSession();
  const { run, save, isWriting } = useCalendarWrite();
  const effect = useEffectText('calendar.calendarList.patch');
  const refusal = roleRefusal(session, 'calendar.calendarList.patch', 'Changing your list');
  const isReadOnly = refusal !== undefined || isWriting;
  const change = (patch: Parameters<typeof changeEntry>[1]) => void run(() => changeEntry(entry, patch));
  const leave = async () => {
    if (await run(() => unsubscribe(entry))) onLeave();
  };
  return (
    <div className="flex max-w-[720px] flex-col gap-24">
      {refusal && <p className="text-ink-2">{refusal}</p>}
      <NameForm entry={entry} isWriting={isWriting} refusal={refusal} onChange={change} />
      <fieldset
        disabled={isWriting}
        className="flex flex-col gap-4"
        data-op="calendar.calendarList.patch"
        data-effect={effect}
      >
        <legend className="mb-4 font-semibold text-section">Shown</legend>
        <Checkbox
          isSelected={entry.selected ?? false}
          disabledReason={refusal}
          onChange={(selected) => change({ selected })}
        >
          Show in the calendar by default
        </Checkbox>
        <Checkbox
          isSelected={!entry.hidden}
          disabledReason={refusal}
          onChange={(isShown) => change({ hidden: !isShown })}
        >
          In the calendar list
        </Checkbox>
      </fieldset>
      <DisabledScope because={refusal}>
        <CalendarColors entry={entry} isBusy={isWriting} onChange={change} />
      </DisabledScope>
      <section aria-label="Event reminders" className="flex flex-col gap-8">
        <h2 className="font-semibold text-section">Event reminders</h2>
        <DefaultReminders entry={entry} isWriting={isWriting} refusal={refusal} onChange={change} />
      </section>
      <fieldset
        disabled={isWriting}
        className="flex flex-col gap-4"
        data-op="calendar.calendarList.patch"
        data-effect={effect}
      >
        <legend className="mb-4 font-semibold text-section">Email notifications for</legend>
        <NotificationMails entry={entry} refusal={refusal} onChange={change} />
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
            onSave={(body) => save(() => replaceEntry(entry, body))}
          />
        </div>
      </details>
      <div>
        <Button
          data-op="calendar.calendarList.delete"
          isBusy={isWriting}
          disabledReason={refusal ?? unsubscribeRefusal(session, entry)}
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
  isWriting: boolean;
  refusal: string | undefined;
  onChange: (patch: Parameters<typeof changeEntry>[1]) => void;
};

function NameForm({ entry, isWriting, refusal, onChange }: PartProps) {
  const stored = entry.summaryOverride ?? '';
  const { texts, type } = useEditedValues({ name: stored });
  const { name } = texts;
  const save = (event: FormEvent) => {
    event.preventDefault();
    type({ name: name.trim() });
    onChange({ summaryOverride: name.trim() });
  };
  return (
    <form onSubmit={save} className="flex items-start gap-8">
      <div className="min-w-0 flex-1">
        <TextField
          label="Display name"
          placeholder={entry.summary ?? ''}
          value={name}
          onChange={(next) => type({ name: next })}
          isBusy={isWriting}
          disabledReason={refusal}
        />
      </div>
      <FieldAction>
        <Button
          type="submit"
          data-op="calendar.calendarList.patch"
          disabledReason={refusal ?? (name.trim() === stored ? 'No changes to save.' : undefined)}
          isBusy={isWriting}
        >
          Save name
        </Button>
      </FieldAction>
    </form>
  );
}
