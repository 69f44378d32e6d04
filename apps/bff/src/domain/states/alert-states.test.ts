import { expect, test } from 'vitest';
import { ALERT_STATES, ALERT_TRANSITIONS, type AlertEvent, findTransition } from './alert-states.ts';

const EVENTS = Object.keys(ALERT_TRANSITIONS) as AlertEvent[];

test('every event leads to the state in the transition table and to no other', () => {
  const table = EVENTS.map((event) => [event, ...ALERT_STATES.map((state) => findTransition(state, event)?.to ?? '-')]);
  expect([['event', ...ALERT_STATES], ...table].map((row) => row.join(' | '))).toEqual([
    'event | open | acknowledged | muted | resolved',
    'begins | - | - | - | open',
    'ends | resolved | resolved | resolved | -',
    'acknowledge | acknowledged | - | acknowledged | -',
    'mute | muted | muted | muted | -',
    'unmute | - | - | open | -',
    'resolve | resolved | resolved | resolved | -',
    'reopen | - | open | - | open',
    'muteEnds | - | - | open | -',
  ]);
});

test('users are notified when a condition begins or a mute ends, not about their own actions', () => {
  const telling = EVENTS.filter((event) => ALERT_TRANSITIONS[event].notifies);
  expect(telling).toEqual(['begins', 'muteEnds']);
});
