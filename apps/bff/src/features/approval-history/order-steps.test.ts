import { expect, test } from 'vitest';
import { orderSteps } from './order-steps.ts';

const at = Date.parse('2026-11-20T10:00:00Z');

function step(kind: string, atMs: number, sequence: number, id = `${kind}-${sequence}`) {
  return { kind, happened_at: atMs, sequence, id };
}

function kindsOf(steps: ReturnType<typeof step>[]): string[] {
  return orderSteps(steps).map(({ kind }) => kind);
}

test('the request comes before a response of the same second, whatever the clocks say', () => {
  expect(kindsOf([step('approved', at, 1), step('started', at, 2)])).toEqual(['started', 'approved']);
  expect(kindsOf([step('approved', at - 400, 1), step('started', at, 2)])).toEqual(['started', 'approved']);
});

test('steps of the same second keep the order in which they were recorded', () => {
  const first = step('message', at + 900, 1);
  const second = step('cancelled', at, 2); // The service rounds to seconds.
  expect(kindsOf([second, first])).toEqual(['message', 'cancelled']);
});

test('steps of different seconds are ordered by time', () => {
  expect(kindsOf([step('approved', at + 5_000, 1), step('message', at + 2_000, 2)])).toEqual(['message', 'approved']);
});

test('the completion comes last, although the service sets its time before the last response is recorded', () => {
  expect(kindsOf([step('completed', at, 1), step('approved', at + 3_000, 2)])).toEqual(['approved', 'completed']);
});

test('steps from before numbering keep a stable order', () => {
  const steps = [step('message', at, 0, 'b'), step('reminder', at, 0, 'a')];
  expect(kindsOf(steps)).toEqual(['reminder', 'message']);
  expect(kindsOf(steps.toReversed())).toEqual(['reminder', 'message']);
});
