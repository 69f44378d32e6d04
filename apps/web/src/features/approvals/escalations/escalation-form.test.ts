import { expect, test } from 'vitest';
import type { Escalation } from '#features/approvals/escalation-queries.ts';
import { formRefusal, getForm, toSteps } from './escalation-form.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const ZONE = 'UTC';
const WAITING: readonly Escalation[] = [
  { kind: 'remind', time: '2026-11-28T09:00:00Z', state: 'waiting' },
  { kind: 'notify', time: '2026-11-29T09:00:00Z', state: 'waiting' },
  { kind: 'reassign', time: '2026-11-30T09:00:00Z', state: 'waiting', reviewer: 'ana@example.com' },
  {
    kind: 'start',
    time: '2026-11-27T09:00:00Z',
    state: 'waiting',
    message: 'Next',
    dueDays: 3,
    reviewers: ['bo@example.com', 'cy@example.com'],
  },
];

test('pending steps are filled into the form, and saved unchanged', () => {
  const form = getForm([...WAITING, { kind: 'remind', time: '2026-11-20T09:00:00Z', state: 'done' }], ZONE);
  expect(formRefusal(form, ZONE, NOW)).toBeUndefined();
  const saved = toSteps(form, ZONE).map((step) => ({ ...step, ...(step.time && { time: Date.parse(step.time) }) }));
  const expected = WAITING.map(({ state: _, time, ...step }) => ({
    ...step,
    ...(step.kind !== 'start' && { time: Date.parse(time) }),
  }));
  expect(saved).toEqual(expected);
});

test('a step without a date, a date in the past, and missing reviewers are rejected', () => {
  const empty = getForm([], ZONE);
  expect(formRefusal(empty, ZONE, NOW)).toBeUndefined();
  expect(toSteps(empty, ZONE)).toEqual([]);
  const refusalOf = (change: object) => formRefusal({ ...empty, ...change }, ZONE, NOW);
  const later = { isOn: true, day: '2026-11-28', clock: '09:00' };
  expect(refusalOf({ notify: { ...later, day: '' } })).toBe('Choose dates in the future.');
  expect(refusalOf({ remind: { ...later, day: '2026-11-26' } })).toBe('Choose dates in the future.');
  expect(refusalOf({ reassign: { ...later, reviewer: 'ana' } })).toBe('Enter the new reviewer’s address.');
  const next = { isOn: true, reviewers: 'ana@example.com, bo', message: '', dueDays: undefined };
  expect(refusalOf({ start: next })).toBe('Enter the reviewers of the next approval.');
  expect(refusalOf({ start: { ...next, reviewers: 'ana@example.com' } })).toBeUndefined();
});
