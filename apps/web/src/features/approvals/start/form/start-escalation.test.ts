import { expect, test } from 'vitest';
import { escalationRefusal, listSteps, NO_ESCALATION } from './start-escalation.ts';

const NOW = Date.parse('2026-11-27T10:00:00Z');
const DUE = '2026-11-30T17:00:00Z';

test('steps are calculated from the due time, and there are none without one', () => {
  const escalation = { remind: -24, notify: 0, reassign: 48, reviewer: ' ana@example.com ' };
  expect(listSteps(escalation, DUE)).toEqual([
    { kind: 'remind', time: '2026-11-29T17:00:00.000Z' },
    { kind: 'notify', time: '2026-11-30T17:00:00.000Z' },
    { kind: 'reassign', time: '2026-12-02T17:00:00.000Z', reviewer: 'ana@example.com' },
  ]);
  expect(listSteps(escalation, undefined)).toEqual([]);
  expect(listSteps(NO_ESCALATION, DUE)).toEqual([]);
});

test('a step in the past, and a reassignment without a reviewer, are rejected', () => {
  expect(escalationRefusal({ remind: -24, reviewer: '' }, '2026-11-28T09:00:00Z', NOW)).toMatch('in the past');
  expect(escalationRefusal({ reassign: 0, reviewer: 'ana' }, DUE, NOW)).toMatch('new reviewer');
  expect(escalationRefusal({ reassign: 0, reviewer: 'ana@example.com' }, DUE, NOW)).toBeUndefined();
});
