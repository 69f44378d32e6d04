import type { OperationId } from '@rotunda/api-client/operations';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { WriteResult } from '#shared/calendar/event-writes.ts';
import { TimeFields } from '#shared/calendar/fields/time-fields.tsx';
import { readTimeForm } from '#shared/calendar/fields/time-form.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { PartialFailureError } from '#shared/calendar/partial-failure-error.ts';
import { explainFailure } from '#shared/errors/explain-failure.ts';
import { announceInvalid } from '#shared/shortcuts/announce.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DisabledScope } from '#ui/buttons/disabled-scope.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { AppearanceFields, AttachmentFields, PropertyFields, ReminderFields } from './detail-fields.tsx';
import { type EditorPart, findErrorPart } from './error-part.ts';
import type { EventForm } from './event-form.ts';
import { GuestAvailability } from './guest-availability.tsx';
import { GuestFields } from './guest-fields.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { RoomField } from './room-field.tsx';
import { shiftByKey } from './shift-by-key.ts';
import { useDraft } from './use-draft.ts';

type EventEditorProps = {
  /** The key of the event's draft. */
  name: string;
  initial: EventForm;
  /** The error if saving failed, shown at the part it refers to. */
  fault: Error | undefined;
  /** The calendars to choose from. For an existing event, only its own. */
  calendars: readonly CalendarInfo[];
  calendarId: string;
  onCalendar?: (calendarId: string) => void;
  /** The reason why nothing can be changed, if any. */
  refusal: string | undefined;
  /** Shown in place of the recurrence rule: the rule of an occurrence belongs to its series. */
  seriesNote?: ReactNode;
  saveLabel: string;
  /** The operation that saving calls. */
  operationId: OperationId;
  isSaving: boolean;
  /** Shown first, because it determines the other fields. */
  lead?: ReactNode;
  /** Renders a question just above the button, based on the form values. */
  question?: (form: EventForm) => ReactNode;
  /** Resolves to the result, or to undefined if nothing was saved. */
  onSave: (form: EventForm) => Promise<WriteResult | undefined>;
  /** Called after saving, when the user can leave the page without confirmation. */
  onSaved?: (done: WriteResult, form: EventForm) => void;
};

/** The form of an event. Ctrl or Cmd with Enter saves the event; Alt with the arrow keys moves it in quarters of an hour. */
export function EventEditor(props: EventEditorProps) {
  const { initial, calendars, calendarId, onCalendar, refusal, seriesNote, saveLabel, isSaving } = props;
  const draft = useDraft(props.name, initial);
  const { form, isChanged } = draft;
  const [isSaved, setIsSaved] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const change = (members: Partial<EventForm>) => draft.setForm((current) => ({ ...current, ...members }));
  const isReadOnly = refusal !== undefined;
  const isUnchanged = !isChanged && saveLabel === 'Save';
  const missing =
    'problem' in readTimeForm(form.when)
      ? 'Enter complete times first.'
      : isUnchanged
        ? 'No changes to save.'
        : undefined;
  const problem = refusal ?? missing;
  const save = async () => {
    if (problem !== undefined) announceInvalid(problem);
    if (problem !== undefined || isSaving) return;
    // Deleted before the request, because saved values must not return as a draft.
    draft.forget();
    const done = await props.onSave(form);
    if (!done) return draft.keep();
    // The user may have opened another page, which must stay.
    if (formElement.current === null) return;
    // The leave guard must be updated before the user leaves the page.
    flushSync(() => setIsSaved(true));
    props.onSaved?.(done, form);
  };
  const faultPart = props.fault && findErrorPart(props.fault);
  const getFault = (part: EditorPart) => (faultPart === part ? props.fault : undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = event.altKey && !isReadOnly ? shiftByKey(form.when, event.key) : undefined;
    if (moved) change({ when: moved });
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    else return;
    event.preventDefault();
  };
  return (
    <form
      ref={formElement}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={onKeyDown}
      className="grid grid-cols-[minmax(0,1fr)] gap-32 md:grid-cols-[minmax(0,720px)_minmax(260px,360px)]"
    >
      <LeaveGuard isActive={isChanged && !isSaved && !isReadOnly} isSaving={isSaving} onDiscard={draft.forget} />
      <div className="flex flex-col gap-24">
        {refusal && <p className="rounded-card border border-line bg-sunken px-12 py-8 text-ink-2">{refusal}</p>}
        {draft.isRestored && (
          <p role="status" className="flex items-center gap-12 rounded-card border border-line bg-sunken px-12 py-8">
            <span className="flex-1">Your unsaved changes were restored.</span>
            <Button onPress={draft.startOver}>Discard changes</Button>
          </p>
        )}
        <DisabledScope because={refusal}>
          <Part title="Details" fault={getFault('when')}>
            {props.lead}
            <TextField label="Title" value={form.summary} onChange={(summary) => change({ summary })} />
            <TimeFields form={form.when} onChange={(when) => change({ when })} />
            {seriesNote ?? <RepeatFields form={form} onChange={change} />}
          </Part>
          <Part title="Place" fault={getFault('where')}>
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
          <Part title="Guests" fault={getFault('guests')}>
            <GuestFields form={form} onChange={change} />
            <RoomField form={form} onChange={change} />
          </Part>
          <Part title="Attachments" fault={getFault('attachments')}>
            <AttachmentFields form={form} onChange={change} />
          </Part>
          <Part title="Private properties" fault={getFault('properties')}>
            <PropertyFields form={form} onChange={change} kind="privateProperties" noun="private property" />
          </Part>
          <Part title="Shared properties">
            <PropertyFields form={form} onChange={change} kind="sharedProperties" noun="shared property" />
          </Part>
        </DisabledScope>
      </div>
      <div className="flex flex-col gap-24">
        <DisabledScope because={refusal}>
          <Part title="Calendar and appearance" fault={getFault('look')}>
            <NativeSelect
              label="Calendar"
              choices={calendars.map(({ id, name }) => ({ value: id, label: name }))}
              value={calendarId}
              disabledReason={onCalendar ? undefined : 'To change the calendar, use “Move to calendar”.'}
              onChange={(id) => onCalendar?.(id)}
            />
            <AppearanceFields form={form} onChange={change} calendar={calendars.find(({ id }) => id === calendarId)} />
          </Part>
          <Part title="Reminders" fault={getFault('reminders')}>
            <ReminderFields form={form} onChange={change} />
          </Part>
        </DisabledScope>
        <GuestAvailability form={form} onChange={isReadOnly ? undefined : change} />
        <div className="sticky bottom-0 flex flex-col gap-12 border-line border-t bg-canvas py-12">
          {props.question?.(form)}
          {props.fault && faultPart === undefined && <Fault error={props.fault} />}
          <Button
            size="form"
            kind="primary"
            type="submit"
            data-op={props.operationId}
            disabledReason={problem}
            isBusy={isSaving}
          >
            {saveLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

type PartProps = { title: string; fault?: Error | undefined; children: ReactNode };

function Part({ title, fault, children }: PartProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fault) section.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  return (
    <section ref={section} aria-label={title} className="flex flex-col gap-12">
      <h2 className="border-line border-b pb-4 font-semibold text-section">{title}</h2>
      {fault && <Fault error={fault} />}
      {children}
    </section>
  );
}

function Fault({ error }: { error: Error }) {
  return (
    <p role="alert" className="rounded-card border border-danger bg-red-bg px-12 py-8 text-red-fg">
      {error instanceof PartialFailureError ? error.message : explainFailure('Not saved', error)}
    </p>
  );
}
