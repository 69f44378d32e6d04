import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { TimeFields } from '#shared/calendar/time-fields.tsx';
import { readTimeForm } from '#shared/calendar/time-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { NativeSelect } from '#ui/native-select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AttachmentFields, LookFields, PropertyFields, ReminderFields } from './detail-fields.tsx';
import type { EventForm } from './event-form.ts';
import { GuestFields } from './guest-fields.tsx';
import { GuestLanes } from './guest-lanes.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { nudge } from './nudge.ts';
import { RepeatFields } from './repeat-fields.tsx';

type EventEditorProps = {
  initial: EventForm;
  /** Calendars to choose from; the event's own alone once it is there. */
  calendars: readonly CalendarInfo[];
  calendarId: string;
  onCalendar?: (calendarId: string) => void;
  /** Why nothing can be changed, if nothing can. */
  refusal: string | undefined;
  /** The rule of an occurrence belongs to its series; what stands here instead. */
  seriesNote?: ReactNode;
  saveLabel: string;
  isSaving: boolean;
  /** Further questions above the buttons. */
  children?: ReactNode;
  /** Resolves to whether it was saved. */
  onSave: (form: EventForm) => Promise<boolean>;
};

/** The fields of an event. Ctrl or Cmd with Enter saves, Alt with the arrows moves it by a quarter of an hour. */
export function EventEditor(props: EventEditorProps) {
  const { initial, calendars, calendarId, onCalendar, refusal, seriesNote, saveLabel, isSaving, children } = props;
  const [form, setForm] = useState(initial);
  const [isSaved, setIsSaved] = useState(false);
  const change = (members: Partial<EventForm>) => setForm((current) => ({ ...current, ...members }));
  const isChanged = JSON.stringify(form) !== JSON.stringify(initial);
  const isReadOnly = refusal !== undefined;
  const canSave = !isReadOnly && !isSaving && !('problem' in readTimeForm(form.when));
  const save = async () => {
    if (canSave) setIsSaved(await props.onSave(form));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = event.altKey ? nudge(form.when, event.key) : undefined;
    if (moved) change({ when: moved });
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    else return;
    event.preventDefault();
  };
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={onKeyDown}
      className="grid gap-32 md:grid-cols-[minmax(0,720px)_minmax(260px,360px)]"
    >
      <LeaveGuard isActive={isChanged && !isSaved && !isReadOnly} />
      <div className="flex flex-col gap-24">
        {refusal && <p className="rounded-card border border-line bg-sunken px-12 py-8 text-ink-2">{refusal}</p>}
        <fieldset disabled={isReadOnly} className="contents">
          <Part title="What and when">
            <TextField label="Title" value={form.summary} onChange={(summary) => change({ summary })} />
            <TimeFields form={form.when} onChange={(when) => change({ when })} />
            {seriesNote ?? <RepeatFields form={form} onChange={change} />}
          </Part>
          <Part title="Where">
            <TextField label="Location" value={form.location} onChange={(location) => change({ location })} />
            <Checkbox isSelected={form.hasConference} onChange={(hasConference) => change({ hasConference })}>
              Video conference
            </Checkbox>
            <TextField
              label="Description"
              rows={5}
              value={form.description}
              onChange={(description) => change({ description })}
            />
          </Part>
          <Part title="Guests">
            <GuestFields form={form} onChange={change} />
          </Part>
          <Part title="Attachments">
            <AttachmentFields form={form} onChange={change} />
          </Part>
          <Part title="Properties of this copy">
            <PropertyFields form={form} onChange={change} kind="privateProperties" noun="private property" />
          </Part>
          <Part title="Properties of every copy">
            <PropertyFields form={form} onChange={change} kind="sharedProperties" noun="shared property" />
          </Part>
        </fieldset>
      </div>
      <div className="flex flex-col gap-24">
        <fieldset disabled={isReadOnly} className="contents">
          <Part title="Calendar and look">
            <NativeSelect
              label="Calendar"
              choices={calendars.map(({ id, name }) => ({ value: id, label: name }))}
              value={calendarId}
              isDisabled={!onCalendar}
              onChange={(id) => onCalendar?.(id)}
            />
            <LookFields form={form} onChange={change} />
          </Part>
          <Part title="Reminders">
            <ReminderFields form={form} onChange={change} />
          </Part>
        </fieldset>
        <GuestLanes form={form} />
        <div className="sticky bottom-0 flex flex-col gap-12 border-line border-t bg-canvas py-12">
          {children}
          <Button
            size="form"
            kind="primary"
            type="submit"
            isDisabled={!canSave || (!isChanged && saveLabel === 'Save')}
          >
            {saveLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-12">
      <h2 className="border-line border-b pb-4 font-semibold text-section">{title}</h2>
      {children}
    </section>
  );
}
