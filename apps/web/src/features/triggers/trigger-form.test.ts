import { expect, test } from 'vitest';
import { createForm, findFormProblem, toDraft, toForm } from './trigger-form.ts';

const ZONE = 'Europe/Berlin';

test('a trigger edited without a change is sent unchanged', () => {
  const trigger = {
    functionName: 'main',
    schedule: { repeat: 'HOURS', interval: 2 },
    nextRunTime: '2026-07-01T10:30:00Z',
  } as const;
  const form = toForm(trigger, ZONE);
  expect(form).toMatchObject({ day: '2026-07-01', clock: '12:30', interval: '2' });
  expect(toDraft(form, ZONE)).toEqual(trigger);
});

test('a new trigger leaves its first run to the schedule', () => {
  expect(toDraft(createForm('main'), ZONE)).toEqual({
    functionName: 'main',
    schedule: { repeat: 'DAYS', interval: 1 },
  });
});

test.each([
  [{ functionName: ' ' }, 'Choose a function first.'],
  [{ interval: '0' }, 'Enter an interval from 1 to 1000.'],
  [{ interval: 'x' }, 'Enter an interval from 1 to 1000.'],
  [{ unit: 'ONCE', day: '2026-07-01' }, 'Enter the day and the time of the run.'],
  [{ clock: '09:00' }, 'Enter both the day and the time of the next run, or neither.'],
  [{ day: '2026-07-01', clock: '09:00' }, undefined],
] as const)('with %o: %s', (fields, problem) => {
  expect(findFormProblem({ ...createForm('main'), ...fields })).toBe(problem);
});
