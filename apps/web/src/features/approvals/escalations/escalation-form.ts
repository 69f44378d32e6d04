import type { Escalation, EscalationStep } from '#features/approvals/escalation-queries.ts';
import { toWall } from '#shared/format/to-wall.ts';
import { wallTime } from '#shared/format/wall-time.ts';
import { splitAddresses } from '#shared/people/addresses.ts';

/** A step with a time, as it is entered. */
export type StepEntry = { isOn: boolean; day: string; clock: string };

/** What happens to an approval, as it is entered. */
export type EscalationForm = {
  remind: StepEntry;
  notify: StepEntry;
  reassign: StepEntry & { reviewer: string };
  start: { isOn: boolean; reviewers: string; message: string; dueDays: number | undefined };
};

/** The kinds of steps that have a time, in the order of the form. */
export const TIMED = ['remind', 'notify', 'reassign'] as const;

/** The form for the steps that wait. */
export function formOf(steps: readonly Escalation[], zone: string): EscalationForm {
  const find = (kind: Escalation['kind']) => steps.find((step) => step.kind === kind && step.state === 'waiting');
  const entryOf = (kind: Escalation['kind']): StepEntry => {
    const step = find(kind);
    return step ? { isOn: true, ...toWall(Date.parse(step.time), zone) } : { isOn: false, day: '', clock: '09:00' };
  };
  const next = find('start');
  return {
    remind: entryOf('remind'),
    notify: entryOf('notify'),
    reassign: { ...entryOf('reassign'), reviewer: find('reassign')?.reviewer ?? '' },
    start: {
      ...{ isOn: next !== undefined, reviewers: next?.reviewers?.join(', ') ?? '' },
      ...{ message: next?.message ?? '', dueDays: next?.dueDays },
    },
  };
}

/** Why a form cannot be saved; undefined when it can. */
export function formRefusal(form: EscalationForm, zone: string, nowMs: number): string | undefined {
  const { reassign, start } = form;
  const isInPast = (entry: StepEntry) => entry.isOn && !(Date.parse(timeOf(entry, zone) ?? '') > nowMs);
  if (TIMED.some((kind) => isInPast(form[kind]))) return 'Choose dates in the future.';
  if (reassign.isOn && !isOneAddress(reassign.reviewer)) return 'Enter the new reviewer’s address.';
  const { addresses, invalid } = splitAddresses(start.reviewers);
  if (start.isOn && (addresses.length === 0 || invalid.length > 0)) return 'Enter the reviewers of the next approval.';
  return undefined;
}

/** The steps that a form stands for. */
export function toSteps(form: EscalationForm, zone: string): EscalationStep[] {
  const { reassign, start } = form;
  const timed = TIMED.flatMap((kind): EscalationStep[] => {
    const time = timeOf(form[kind], zone);
    if (!form[kind].isOn || time === undefined) return [];
    return [{ kind, time, ...(kind === 'reassign' && { reviewer: reassign.reviewer.trim() }) }];
  });
  if (!start.isOn) return timed;
  const { addresses: reviewers } = splitAddresses(start.reviewers);
  const { message, dueDays } = start;
  return [...timed, { kind: 'start', reviewers, message: message.trim(), ...(dueDays !== undefined && { dueDays }) }];
}

/** When a step is due, in RFC 3339; undefined while that is not chosen. */
function timeOf({ day, clock }: StepEntry, zone: string): string | undefined {
  return day === '' || clock === '' ? undefined : wallTime(day, clock, zone);
}

function isOneAddress(text: string): boolean {
  const { addresses, invalid } = splitAddresses(text);
  return addresses.length === 1 && invalid.length === 0;
}
