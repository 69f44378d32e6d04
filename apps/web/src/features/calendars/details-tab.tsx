import type { CalendarSchemas } from '@rotunda/api-client/operation-types';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { api } from '#shared/api/api.ts';
import { operationQuery } from '#shared/api/operation-query.ts';
import type { WriteResult } from '#shared/calendar/event-writes.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { ZoneField } from '#shared/zones/zone-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { JsonEditor } from '#ui/fields/json-editor.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useEditedValues } from '#ui/fields/use-edited-values.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { CalendarDangerZone } from './calendar-danger-zone.tsx';
import { LabelList } from './label-list.tsx';
import { useCalendarAccess } from './use-calendar-access.ts';

type Calendar = CalendarSchemas['Calendar'];

/** The details of a calendar: its name, description and zone, and the danger zone. */
export function DetailsTab({ calendarId, onLeave }: { calendarId: string; onLeave: () => void }) {
  const query = useQuery(operationQuery('calendar.calendars.get', { calendarId }));
  if (query.isPending) return <Skeleton label="Loading the calendar" rows={6} />;
  if (isUnreadable(query)) {
    return (
      <ErrorView error={query.error} title="The calendar could not be loaded" onRetry={() => void query.refetch()} />
    );
  }
  return <Details calendar={query.data} onLeave={onLeave} />;
}

const MEMBERS = ['summary', 'description', 'location', 'timeZone'] as const;
type Form = Record<(typeof MEMBERS)[number], string>;

function Details({ calendar, onLeave }: { calendar: Calendar; onLeave: () => void }) {
  const session = useSession();
  const { run, save, isWriting } = useCalendarWrite();
  const before = toForm(calendar);
  const { texts: form, type } = useEditedValues(before);
  const changed = MEMBERS.filter((name) => form[name].trim() !== before[name]);
  const { changeRefusal } = useCalendarAccess(calendar.id ?? '');
  const refusal = roleRefusal(session, 'calendar.calendars.patch', 'Changing a calendar') ?? changeRefusal;
  const isReadOnly = refusal !== undefined;
  const canSave = changed.length > 0 && form.summary.trim() !== '' && !isWriting && !isReadOnly;
  const saveDetails = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave) return;
    // Typed as stored, so that the values match the stored ones.
    type(Object.fromEntries(changed.map((name) => [name, form[name].trim()])));
    void run(() => changeCalendar(calendar, changed, form));
  };
  const field = (name: (typeof MEMBERS)[number]) => ({
    value: form[name],
    onChange: (value: string) => type({ [name]: value }),
    disabledReason: refusal,
  });
  return (
    <div className="flex max-w-[720px] flex-col gap-32">
      <form onSubmit={saveDetails} className="flex flex-col gap-12">
        {refusal && <p className="text-ink-2">{refusal}</p>}
        <TextField label="Name" {...field('summary')} />
        <TextField label="Description" rows={3} {...field('description')} />
        <TextField label="Location" {...field('location')} />
        <ZoneField label="Time zone" {...field('timeZone')} />
        <div>
          <Button
            size="form"
            kind="primary"
            type="submit"
            data-op="calendar.calendars.patch"
            disabledReason={
              refusal ??
              (form.summary.trim() === ''
                ? 'Enter a name first.'
                : changed.length === 0
                  ? 'No changes to save.'
                  : undefined)
            }
            isBusy={isWriting}
          >
            Save details
          </Button>
        </div>
      </form>
      <LabelList calendar={calendar} refusal={refusal} />
      <details>
        <summary className="cursor-default font-semibold text-section">As JSON</summary>
        <div className="mt-12">
          <JsonEditor
            label="The calendar as JSON"
            value={calendar}
            saveLabel="Replace the calendar"
            operationId="calendar.calendars.update"
            isReadOnly={isReadOnly || isWriting}
            onSave={(body) => save(() => replaceCalendar(calendar, body))}
          />
        </div>
      </details>
      <CalendarDangerZone calendar={calendar} changeRefusal={changeRefusal} onLeave={onLeave} />
    </div>
  );
}

async function changeCalendar(calendar: Calendar, names: readonly (keyof Form)[], form: Form): Promise<WriteResult> {
  const calendarId = calendar.id ?? '';
  const pick = (from: Form) => Object.fromEntries(names.map((name) => [name, from[name].trim()]));
  const before = toForm(calendar);
  await api.call('calendar.calendars.patch', { calendarId }, { body: pick(form) });
  return {
    message: `Saved ${form.summary}`,
    undo: () => api.call('calendar.calendars.patch', { calendarId }, { body: pick(before) }),
  };
}

async function replaceCalendar(before: Calendar, body: Calendar): Promise<WriteResult> {
  const params = { calendarId: before.id ?? '' };
  await api.call('calendar.calendars.update', params, { body });
  return {
    message: `Saved ${body.summary ?? before.summary}`,
    undo: () => api.call('calendar.calendars.update', params, { body: before }),
  };
}

function toForm({ summary = '', description = '', location = '', timeZone = '' }: Calendar): Form {
  return { summary, description, location, timeZone };
}
