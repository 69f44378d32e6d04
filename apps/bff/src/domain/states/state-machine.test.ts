import { expect, test } from 'vitest';
import { ALERT_STATES, ALERT_TRANSITIONS } from './alert-states.ts';
import { APPROVAL_STATES, APPROVAL_TRANSITIONS, RESPONSE_STATES, RESPONSE_TRANSITIONS } from './approval-states.ts';
import { DELAYED_CALL_STATES, DELAYED_CALL_TRANSITIONS } from './delayed-call-states.ts';
import { FEED_STATES, FEED_TRANSITIONS } from './feed-states.ts';
import { INTENT_STATES, INTENT_TRANSITIONS } from './intent-states.ts';
import { ITEM_STATES, ITEM_TRANSITIONS } from './job-item-states.ts';
import { JOB_STATES, JOB_TRANSITIONS } from './job-states.ts';
import { LEASE_STATES, LEASE_TRANSITIONS } from './lease-states.ts';
import { findEvent, foldEvents, getEvents, getNextState, type StateMachine } from './state-machine.ts';
import { UPLOAD_STATES, UPLOAD_TRANSITIONS } from './upload-states.ts';

const MACHINES: [name: string, machine: StateMachine<string, string>, states: readonly string[], first: string][] = [
  ['alerts', ALERT_TRANSITIONS, ALERT_STATES, 'resolved'],
  ['approvals', APPROVAL_TRANSITIONS, APPROVAL_STATES, 'unknown'],
  ['responses', RESPONSE_TRANSITIONS, RESPONSE_STATES, 'none'],
  ['delayed calls', DELAYED_CALL_TRANSITIONS, DELAYED_CALL_STATES, 'held'],
  ['feeds', FEED_TRANSITIONS, FEED_STATES, 'unopened'],
  ['intents', INTENT_TRANSITIONS, INTENT_STATES, 'beginning'],
  ['items', ITEM_TRANSITIONS, ITEM_STATES, 'waiting'],
  ['jobs', JOB_TRANSITIONS, JOB_STATES, 'running'],
  ['leases', LEASE_TRANSITIONS, LEASE_STATES, 'held'],
  ['uploads', UPLOAD_TRANSITIONS, UPLOAD_STATES, 'open'],
];

test.each(MACHINES)(
  'every state of %s is reachable from the first one, and events name no other states',
  (_name, machine, states, first) => {
    const reached = new Set([first]);
    for (const state of reached) {
      for (const event of getEvents(machine)) {
        const next = getNextState(machine, state, event);
        if (next !== undefined) reached.add(next);
      }
    }
    const named = Object.values(machine).flatMap(({ from, to }) => [...from, to]);
    expect([...reached].sort()).toEqual([...states].sort());
    expect(named.filter((state) => !states.includes(state))).toEqual([]);
  },
);

test('an event takes effect in the states it starts from, and any other event leaves the state unchanged', () => {
  expect(getNextState(LEASE_TRANSITIONS, 'held', 'lapse')).toBe('lapsed');
  expect(getNextState(LEASE_TRANSITIONS, 'lost', 'release')).toBeUndefined();
  expect(foldEvents(RESPONSE_TRANSITIONS, 'none', ['reset', 'approved', 'message', 'declined'])).toBe('declined');
  expect(findEvent(RESPONSE_TRANSITIONS, 'approved', 'none')).toBe('reset');
  expect(findEvent(RESPONSE_TRANSITIONS, 'declined', 'none')).toBeUndefined();
});
