import { expect, test } from 'vitest';
import { checkHistory } from './check-history.ts';
import type { FinalChange, FinalRecord, HistoryEvent, RunRecord } from './history.ts';

const accepted: HistoryEvent = { kind: 'accepted', what: 'delayedCall', id: 'd', tags: ['t'] };
const effect: HistoryEvent = { kind: 'effect', tag: 't', requestId: 'r' };
const sent: FinalChange = {
  id: 'd',
  what: 'delayedCall',
  state: 'sent',
  tag: 't',
  requestId: 'r',
  isRepeatable: false,
  isRefused: false,
};
const intent = record({ id: 'w.1', number: 1, kind: 'intent' });
const outcome = record({ id: 'w.2', number: 2, kind: 'outcome', intentId: 'w.1', outcome: 'succeeded' });

/** A run without faults: one call was accepted, made and recorded. */
const sound: RunRecord = {
  history: [accepted, effect, { kind: 'read', id: 'd', state: 'sent' }],
  stored: new Map([['d', 'sent']]),
  changes: [sent],
  records: [intent, outcome],
  chainFaults: [],
  settledWriters: new Set(),
  unrecorded: 0,
  undos: [{ id: 'u', undoes: 'j' }],
  restored: [{ id: 'f', expected: 'before', actual: 'before' }],
};

function record(values: Partial<FinalRecord>): FinalRecord {
  const empty = { intentId: undefined, outcome: undefined, isGuess: false };
  return { id: 'w.1', kind: 'intent', writer: 'w', number: 1, requestId: 'r', ...empty, ...values };
}

const planted: [rule: string, what: string, bad: Partial<RunRecord>][] = [
  ['what was acknowledged is stored', 'a call that is gone', { stored: new Map() }],
  ['every job and call ends', 'a call that is held for ever', { stored: new Map([['d', 'held']]) }],
  [
    'every job and call ends',
    'an item that runs in a job that has ended',
    {
      stored: new Map([['d', 'ended']]),
      changes: [{ ...sent, what: 'job', state: 'running' }],
    },
  ],
  ['no change is made twice', 'a call that is made twice', { history: [accepted, effect, effect] }],
  [
    'no cancelled change was made',
    'a cancelled call that is made',
    { history: [accepted, { kind: 'cancelled', id: 'd' }, effect] },
  ],
  [
    'no cancelled change was made',
    'a cancelled call that failed',
    { history: [accepted, { kind: 'cancelled', id: 'd' }], changes: [{ ...sent, state: 'failed' }] },
  ],
  [
    'no client reads an older state after a newer one',
    'a call that is stored as failed after it was read as sent',
    { stored: new Map([['d', 'failed']]) },
  ],
  ['every change reported as done was made', 'a call that was never made', { history: [accepted] }],
  [
    'no change reported as not attempted was attempted',
    'a held call that was made',
    { changes: [{ ...sent, state: 'cancelled' }] },
  ],
  [
    'no change reported as not attempted was attempted',
    'a refused call that was made',
    { changes: [{ ...sent, state: 'failed', isRefused: true }] },
  ],
  [
    'no client reads an older state after a newer one',
    'a call that is held after it was sent',
    { history: [...sound.history, { kind: 'read', id: 'd', state: 'held' }] },
  ],
  ['every change is recorded before it is made', 'a change without an intent', { records: [] }],
  ['every intent has one outcome', 'an intent without an outcome', { records: [intent] }],
  [
    'every intent has one outcome',
    'two outcomes',
    { records: [intent, outcome, { ...outcome, id: 'w.3', number: 3 }] },
  ],
  ['records of a writer have no gap', 'a record that is missing', { records: [intent, { ...outcome, number: 3 }] }],
  [
    'outcomes follow their intents',
    'an outcome before its intent',
    {
      records: [
        { ...intent, number: 2 },
        { ...outcome, number: 1 },
      ],
    },
  ],
  [
    'every change is recorded before it is made',
    'a second change under one intent',
    { history: [accepted, effect, { ...effect, tag: 'other' }] },
  ],
  [
    'a process without pending records has recorded its changes',
    'a change whose outcome was left to be guessed',
    { records: [intent, { ...outcome, outcome: 'unknown', isGuess: true }], settledWriters: new Set(['w']) },
  ],
  [
    'no change reported as not attempted was attempted',
    'an item whose call is recorded',
    { history: [], changes: [{ ...sent, what: 'job', state: 'notStarted' }] },
  ],
  ['every record is written eventually', 'a process that cannot write', { unrecorded: 1 }],
  ['a job is undone once', 'a second undo', { undos: [...sound.undos, { id: 'v', undoes: 'j' }] }],
  ['the audit trail is intact', 'a record that was altered', { chainFaults: ['w.1 is altered'] }],
  [
    'an undo restores the previous state',
    'a file that is not as it was',
    { restored: [{ id: 'f', expected: 'before', actual: 'after' }] },
  ],
];

test('a correct run has no faults', () => {
  expect(checkHistory(sound)).toEqual([]);
});

test.each(planted)('the rule “%s” detects %s', (rule, _what, bad) => {
  const faults = checkHistory({ ...sound, ...bad });
  expect(faults).not.toEqual([]);
  expect(faults.map((fault) => fault.split(': ')[0])).toContain(rule);
});

test('a retry allows one more effect', () => {
  const retried: HistoryEvent = { kind: 'retried', id: 'd' };
  const again = [
    { ...intent, id: 'w.3', number: 3 },
    { ...outcome, id: 'w.4', number: 4, intentId: 'w.3' },
  ];
  const records = [...sound.records, ...again];
  expect(checkHistory({ ...sound, history: [accepted, effect, retried, effect], records })).toEqual([]);
});

test('an outcome may be unknown at first and known later', () => {
  const late = { ...outcome, id: 'w.3', number: 3 };
  expect(checkHistory({ ...sound, records: [intent, { ...outcome, outcome: 'unknown' }, late] })).toEqual([]);
});
