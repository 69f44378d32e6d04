import { countOf } from '@rotunda/api-client/count-of';
import { useState } from 'react';
import { ClockField } from '#shared/calendar/fields/clock-field.tsx';
import { DayField } from '#shared/calendar/fields/day-field.tsx';
import { getCurrentZone } from '#shared/format/zone.ts';
import { useUndoableWrite } from '#shared/script/use-undoable-write.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { NativeSelect } from '#ui/fields/native-select.tsx';
import { SuggestField } from '#ui/fields/suggest-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Trigger } from './queries.ts';
import type { RepeatUnit } from './schedule-text.ts';
import {
  createForm,
  findFormProblem,
  listOfferedIntervals,
  type TriggerForm,
  toDraft,
  toForm,
} from './trigger-form.ts';
import { changeTrigger, createTrigger } from './trigger-writes.ts';

type TriggerDialogProps = {
  scriptId: string;
  /** The trigger to change. Undefined for a new one. */
  trigger: Trigger | undefined;
  functionNames: readonly string[];
  refusal: string | undefined;
  onClose: () => void;
};

const UNITS: readonly { value: RepeatUnit; label: string }[] = [
  { value: 'MINUTES', label: 'Minutes' },
  { value: 'HOURS', label: 'Hours' },
  { value: 'DAYS', label: 'Days' },
  { value: 'WEEKS', label: 'Weeks' },
  { value: 'MONTHS', label: 'Every month' },
  { value: 'ONCE', label: 'Once' },
];

/** Asks which function runs, and when. */
export function TriggerDialog({ scriptId, trigger, functionNames, refusal, onClose }: TriggerDialogProps) {
  const zone = getCurrentZone();
  const [form, setForm] = useState(() => (trigger ? toForm(trigger, zone) : createForm(functionNames[0] ?? '')));
  const { run, isWriting } = useUndoableWrite(['script.projects.triggers.list']);
  const problem = refusal ?? findFormProblem(form);
  const submit = async () => {
    const draft = toDraft(form, zone);
    const write = () => (trigger ? changeTrigger(scriptId, trigger, draft) : createTrigger(scriptId, draft));
    if (await run(write)) onClose();
  };
  return (
    <Dialog title={trigger ? 'Edit trigger' : 'New trigger'} isOpen onClose={onClose}>
      <TriggerFields
        form={form}
        zone={zone}
        isNew={trigger === undefined}
        functionNames={functionNames}
        onChange={(change) => setForm({ ...form, ...change })}
      />
      <p className="text-ink-2 text-small">
        {trigger
          ? `The function runs as ${trigger.owner?.email ?? 'the owner of the trigger'}`
          : 'The function runs as you'}
        , with the latest saved code.
      </p>
      <DialogFoot effect="undo" onClose={onClose}>
        <Button
          kind="primary"
          size="form"
          data-op={trigger ? 'script.projects.triggers.update' : 'script.projects.triggers.create'}
          disabledReason={problem}
          isBusy={isWriting}
          onPress={() => void submit()}
        >
          {trigger ? 'Save' : 'Create trigger'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

type TriggerFieldsProps = {
  form: TriggerForm;
  zone: string;
  isNew: boolean;
  functionNames: readonly string[];
  onChange: (change: Partial<TriggerForm>) => void;
};

function TriggerFields({ form, zone, isNew, functionNames, onChange }: TriggerFieldsProps) {
  const offered = listOfferedIntervals(form.unit);
  const isOffered = offered.includes(form.interval);
  return (
    <>
      <SuggestField
        label="Function"
        value={form.functionName}
        onChange={(functionName) => onChange({ functionName })}
        suggestions={functionNames}
        autoFocus
      />
      <div className="grid grid-cols-2 gap-12">
        <NativeSelect
          label="Repeat"
          choices={UNITS}
          value={form.unit}
          onChange={(unit) => onChange({ unit, interval: unit === 'MINUTES' ? '15' : '1' })}
        />
        {offered.length > 0 && isOffered && (
          <NativeSelect
            label="Every"
            choices={offered.map((value) => ({ value, label: countOf(Number(value), 'minute') }))}
            value={form.interval}
            onChange={(interval) => onChange({ interval })}
          />
        )}
        {form.unit !== 'ONCE' && form.unit !== 'MONTHS' && !isOffered && (
          <TextField
            label="Every"
            inputMode="numeric"
            value={form.interval}
            onChange={(interval) => onChange({ interval })}
          />
        )}
      </div>
      <div className="day-columns gap-12">
        <DayField
          label={form.unit === 'ONCE' ? 'Day' : 'Next run on (optional)'}
          value={form.day}
          zone={zone}
          isOptional={form.unit !== 'ONCE'}
          onChange={(day) => onChange({ day })}
        />
        <ClockField label="Time" value={form.clock} onChange={(clock) => onChange({ clock })} />
      </div>
      <p className="text-ink-3 text-small">
        Times in {zone}.{isNew && form.unit !== 'ONCE' && ' If empty, the first run is one interval from now.'}
      </p>
    </>
  );
}
