import type { FinalChange, FinalRecord, HistoryEvent, RunRecord } from './history.ts';

type Rule = (run: RunRecord) => string[];
type Effect = Extract<HistoryEvent, { kind: 'effect' }>;

/** The final states of a delayed call. */
const LAST_STATES = new Set(['sent', 'failed', 'cancelled']);
/** The states that a job does not leave automatically. */
const LAST_JOB_STATES = new Set(['ended', 'stopped']);
/** The states in which idle work must not be. */
const OPEN_STATES = new Set(['held', 'sending', 'running', 'waiting']);

/**
 * Returns the violations of a run, by rule, or an empty list if there are none. Independent of the code under test: it uses only
 * the responses to clients, the effects in services, and the final content of the store and the audit trail, not how it came
 * about.
 */
export function checkHistory(run: RunRecord): string[] {
  return Object.entries(RULES).flatMap(([name, rule]) => rule(run).map((fault) => `${name}: ${fault}`));
}

const RULES: Readonly<Record<string, Rule>> = {
  'what was acknowledged is stored': ({ history, stored }) =>
    accepted(history)
      .filter(({ id }) => !stored.has(id))
      .map(({ id, what }) => `${what} ${id} was accepted and is gone`),
  'every job and call ends': ({ stored, changes }) => [
    ...[...stored].filter(([, state]) => OPEN_STATES.has(state)).map(([id, state]) => `${id} is still ${state}`),
    ...changes
      .filter(({ state, id }) => state === 'running' && LAST_JOB_STATES.has(stored.get(id) ?? ''))
      .map(describe),
  ],
  'no change is made twice': ({ history, changes }) =>
    changes
      .filter((change) => !change.isRepeatable && effectsOf(history, change).length > allowedEffects(history, change))
      .map(describe),
  'no cancelled change was made': ({ history, changes }) => {
    const cancelled = new Set(history.flatMap((event) => (event.kind === 'cancelled' ? [event.id] : [])));
    const ofCancelled = changes.filter(({ id }) => cancelled.has(id));
    return ofCancelled
      .filter((change) => change.state !== 'cancelled' || effectsOf(history, change).length > 0)
      .map(describe);
  },
  'every change reported as done was made': ({ history, changes }) =>
    changes.filter((change) => isDone(change) && effectsOf(history, change).length === 0).map(describe),
  'no change reported as not attempted was attempted': ({ history, changes, records }) => {
    const intended = new Set(records.filter(({ kind }) => kind === 'intent').map(({ requestId }) => requestId));
    const isIntended = ({ state, requestId }: FinalChange) => state === 'notStarted' && intended.has(requestId);
    const wasDone = (change: FinalChange) => isNotAttempted(change) && effectsOf(history, change).length > 0;
    return changes.filter((change) => isIntended(change) || wasDone(change)).map(describe);
  },
  'every record is written eventually': ({ unrecorded }) =>
    unrecorded === 0 ? [] : [`${unrecorded} records are not written`],
  'no client reads an older state after a newer one': ({ history, stored }) => findBackwardReads(history, stored),
  'every change is recorded before it is made': ({ history, records }) => {
    const intents = records.filter(({ kind }) => kind === 'intent');
    return findUnrecorded(history, intents).map((tag) => `${tag} is not recorded`);
  },
  'a process without pending records has recorded its changes': ({ history, records, settledWriters }) => {
    const reported = new Set(records.filter(({ isGuess }) => !isGuess).map(({ intentId }) => intentId));
    const known = records.filter(
      ({ kind, id, writer }) => kind === 'intent' && (reported.has(id) || !settledWriters.has(writer)),
    );
    return findUnrecorded(history, known).map((tag) => `${tag} was made by a process without pending records`);
  },
  'every intent has one outcome': ({ records }) => {
    const outcomes = Map.groupBy(
      records.filter(({ intentId }) => intentId !== undefined),
      ({ intentId }) => intentId,
    );
    const intents = records.filter(({ kind }) => kind === 'intent');
    return intents.flatMap(({ id }) => {
      const own = (outcomes.get(id) ?? []).filter(({ outcome }) => outcome !== 'unknown');
      if (own.length > 1) return [`${id} has ${own.length} outcomes`];
      return outcomes.has(id) ? [] : [`${id} has no outcome`];
    });
  },
  'records of a writer have no gap': ({ records }) => {
    const writers = Map.groupBy(records, ({ writer }) => writer);
    return [...writers].flatMap(([writer, own]) => {
      const numbers = own.map(({ number }) => number).sort((one, other) => one - other);
      return numbers.every((number, index) => number === index + 1) ? [] : [`${writer}: ${numbers.join(' ')}`];
    });
  },
  'outcomes follow their intents': ({ records }) => {
    const byId = new Map(records.map((record) => [record.id, record]));
    const late = records.filter(({ intentId, writer, number }) => {
      const intent = intentId === undefined ? undefined : byId.get(intentId);
      return intentId !== undefined && (!intent || (intent.writer === writer && intent.number >= number));
    });
    return late.map(({ id }) => id);
  },
  'the audit trail is intact': ({ chainFaults }) => [...chainFaults],
  'a job is undone once': ({ undos }) => {
    const byJob = Map.groupBy(undos, ({ undoes }) => undoes);
    return [...byJob].filter(([, own]) => own.length > 1).map(([id, own]) => `${id} has ${own.length} undos`);
  },
  'an undo restores the previous state': ({ restored }) =>
    restored
      .filter(({ expected, actual }) => expected !== actual)
      .map(({ id, expected, actual }) => `${id} is ${actual} and was ${expected}`),
};

function accepted(history: readonly HistoryEvent[]) {
  return history.filter((event) => event.kind === 'accepted');
}

function effectsOf(history: readonly HistoryEvent[], { tag }: FinalChange): Effect[] {
  return history.filter((event): event is Effect => event.kind === 'effect' && event.tag === tag);
}

/** Returns changes without their own intent. */
function findUnrecorded(history: readonly HistoryEvent[], intents: readonly FinalRecord[]): string[] {
  const left = Map.groupBy(intents, ({ requestId }) => requestId);
  const effects = history.filter((event): event is Effect => event.kind === 'effect');
  return effects.filter(({ requestId }) => left.get(requestId)?.pop() === undefined).map(({ tag }) => tag);
}

// A user who retries has been informed that the first attempt may have been executed.
function allowedEffects(history: readonly HistoryEvent[], { id }: FinalChange): number {
  return 1 + history.filter((event) => event.kind === 'retried' && event.id === id).length;
}

function isDone({ state }: FinalChange): boolean {
  return state === 'sent' || state === 'done';
}

function isNotAttempted({ state, isRefused }: FinalChange): boolean {
  return isRefused || state === 'cancelled' || state === 'notStarted' || state === 'skipped' || state === 'held';
}

function findBackwardReads(history: readonly HistoryEvent[], stored: RunRecord['stored']): string[] {
  const last = new Map<string, string>();
  const faults: string[] = [];
  const inTheEnd = [...stored].map(([id, state]): HistoryEvent => ({ kind: 'read', id, state }));
  for (const event of [...history, ...inTheEnd]) {
    if (event.kind !== 'read') continue;
    const before = last.get(event.id);
    if (before !== undefined && LAST_STATES.has(before) && before !== event.state)
      faults.push(`${event.id} was read as ${before}, then as ${event.state}`);
    last.set(event.id, event.state);
  }
  return faults;
}

function describe({ what, id, state, tag }: FinalChange): string {
  return `${what} ${id}, ${tag}, is ${state}`;
}
