import type { Escalation, EscalationStep } from '#features/approvals/escalation-queries.ts';
import { fromWallTime } from '#shared/format/from-wall-time.ts';
import { toWallTime } from '#shared/format/to-wall-time.ts';
import { splitAddresses } from '#shared/people/addresses.ts';

/** The form values of a step with a time. */
export type StepEntry = { isOn: boolean; day: string; clock: string };

/** The form values of an escalation. */
export type EscalationForm = {
  remind: StepEntry;
  notify: StepEntry;
  reassign: StepEntry & { reviewer: string };
  start: { isOn: boolean; reviewers: string; message: string; dueDays: number | undefined };
};

/** The kinds of timed steps, in the order of the form. */
export const TIMED = ['remind', 'notify', 'reassign'] as const;

/** Returns the form values for the pending steps. */
export function getForm(steps: readonly Escalation[], zone: string): EscalationForm {
  const find = (kind: Escalation['kind']) => steps.find((step) => step.kind === kind && step.state === 'waiting');
  const getEntry = (kind: Escalation['kind']): StepEntry => {
    const step = find(kind);
    return step ? { isOn: true, ...toWallTime(Date.parse(step.time), zone) } : { isOn: false, day: '', clock: '09:00' };
  };
  const next = find('start');
  return {
    remind: getEntry('remind'),
    notify: getEntry('notify'),
    reassign: { ...getEntry('reassign'), reviewer: find('reassign')?.reviewer ?? '' },
    start: {
      isOn: next !== undefined,
      reviewers: next?.reviewers?.join(', ') ?? '',
      message: next?.message ?? '',
      dueDays: next?.dueDays,
    },
  };
}

/** Returns the reason why the form cannot be saved. Returns undefined if it can. */
export function formRefusal(form: EscalationForm, zone: string, nowMs: number): string | undefined {
  const { reassign, start } = form;
  const isInPast = (entry: StepEntry) => entry.isOn && !(Date.parse(findTime(entry, zone) ?? '') > nowMs);
  if (TIMED.some((kind) => isInPast(form[kind]))) return 'Choose dates in the future.';
  if (reassign.isOn && !isOneAddress(reassign.reviewer)) return 'Enter the new reviewer’s address.';
  const { addresses, invalid } = splitAddresses(start.reviewers);
  if (start.isOn && (addresses.length === 0 || invalid.length > 0)) return 'Enter the reviewers of the next approval.';
  return undefined;
}

/** Returns the steps for the form values. */
export function toSteps(form: EscalationForm, zone: string): EscalationStep[] {
  const { reassign, start } = form;
  const timed = TIMED.flatMap((kind): EscalationStep[] => {
    const time = findTime(form[kind], zone);
    if (!form[kind].isOn || time === undefined) return [];
    return [{ kind, time, ...(kind === 'reassign' && { reviewer: reassign.reviewer.trim() }) }];
  });
  if (!start.isOn) return timed;
  const { addresses: reviewers } = splitAddresses(start.reviewers);
  const { message, dueDays } = start;
  return [...timed, { kind: 'start', reviewers, message: message.trim(), ...(dueDays !== undefined && { dueDays }) }];
}

/** Returns the due time of a step, in RFC 3339. Returns undefined while no time is selected. */
function findTime({ day, clock }: StepEntry, zone: string): string | undefined {
  return day === '' || clock === '' ? undefined : fromWallTime(day, clock, zone);
}

function isOneAddress(text: string): boolean {
  const { addresses, invalid } = splitAddresses(text);
  return addresses.length === 1 && invalid.length === 0;
}
