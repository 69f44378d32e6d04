import { countOf } from '@rotunda/api-client/count-of';
import { useState } from 'react';
import { ClockField } from '#shared/calendar/fields/clock-field.tsx';
import { DayField } from '#shared/calendar/fields/day-field.tsx';
import { fromWallTime } from '#shared/format/from-wall-time.ts';
import { formatWeekdayTime } from '#shared/format/time.ts';
import { getCurrentZone } from '#shared/format/zone.ts';
import { useDialogSubmit } from '#shared/forms/use-dialog-submit.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DialogFoot } from '#ui/dialogs/dialog-foot.tsx';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import { MAX_SNOOZE_DAYS, RETURN_CLOCK, snoozeDays } from './snooze-times.ts';
import { type Snoozable, useSnooze } from './use-snooze.ts';

const OTHER = 'other';
const DAY_MS = 86_400_000;

type SnoozeDialogProps = {
  approvals: readonly (Snoozable & { dueTime?: string | undefined })[];
  /** Called on close, with whether the approvals were snoozed. */
  onClose: (isSnoozed: boolean) => void;
};

/** Asks until when to snooze approvals. */
export function SnoozeDialog({ approvals, onClose }: SnoozeDialogProps) {
  const [nowMs] = useState(() => Date.now());
  const zone = getCurrentZone();
  const days = snoozeDays(nowMs, zone);
  const [choice, setChoice] = useState(days[0]?.day ?? OTHER);
  const [day, setDay] = useState('');
  const [clock, setClock] = useState(RETURN_CLOCK);
  const snooze = useSnooze();
  const submit = useDialogSubmit(() => onClose(true));
  const chosenDay = choice === OTHER ? day : choice;
  const until = chosenDay === '' || clock === '' ? undefined : fromWallTime(chosenDay, clock, zone);
  const refusal = untilRefusal(until, nowMs);
  const many = approvals.length > 1;
  const lateNote = until === undefined ? undefined : findLateNote(approvals, until, nowMs);
  return (
    <Dialog
      title={many ? `Snooze ${countOf(approvals.length, 'approval')}` : 'Snooze'}
      isOpen
      onClose={() => onClose(false)}
    >
      <RadioChoice
        label="Return to the queue"
        options={[
          ...days.map((one) => ({ value: one.day, label: one.label, detail: formatDay(one.day, zone) })),
          { value: OTHER, label: 'On a date' },
        ]}
        value={choice}
        onChange={setChoice}
      />
      <div className="flex flex-wrap gap-8">
        {choice === OTHER && (
          <div className="w-day max-w-full">
            <DayField label="Date" value={day} zone={zone} onChange={setDay} autoFocus />
          </div>
        )}
        <div className="w-112">
          <ClockField label="Time" value={clock} onChange={setClock} />
        </div>
      </div>
      {lateNote && <p className="text-amber-fg text-small">{lateNote}</p>}
      <p className="text-ink-2 text-small">Only you see this. The approval stays open for everyone else.</p>
      <DialogFoot error={submit.error} effect="undo" onClose={() => onClose(false)}>
        <Button
          kind="primary"
          size="form"
          isBusy={submit.isPending}
          disabledReason={refusal}
          onPress={() => void submit.submit(() => snooze.mutateAsync({ approvals, until: until ?? null }))}
        >
          Snooze
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function formatDay(day: string, zone: string): string {
  return formatWeekdayTime(Date.parse(fromWallTime(day, RETURN_CLOCK, zone)), zone).replace(/, \d.*$/, '');
}

function untilRefusal(until: string | undefined, nowMs: number): string | undefined {
  if (until === undefined) return 'Choose a date and a time.';
  const untilMs = Date.parse(until);
  if (untilMs <= nowMs) return 'Choose a time in the future.';
  return untilMs > nowMs + MAX_SNOOZE_DAYS * DAY_MS ? `Choose a date within ${MAX_SNOOZE_DAYS} days.` : undefined;
}

/** Returns a warning if responses are due before the approvals return to the queue. */
function findLateNote(approvals: SnoozeDialogProps['approvals'], until: string, nowMs: number): string | undefined {
  const late = approvals.filter(({ dueTime }) => dueTime !== undefined && Date.parse(dueTime) < Date.parse(until));
  if (late.length === 0) return undefined;
  const isOverdue = late.every(({ dueTime }) => Date.parse(dueTime ?? '') < nowMs);
  if (approvals.length > 1) return isOverdue ? 'Some are already overdue.' : 'Some are due before they return.';
  return isOverdue ? 'Already overdue.' : 'Due before it returns.';
}
