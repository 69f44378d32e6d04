/** What a client was told, or what a service did, in the order in which it happened. */
export type HistoryEvent =
  /** A client was told that a call is held back, a job accepted, or a call made. `tags` name the changes that are asked for. */
  | { kind: 'accepted'; what: 'delayedCall' | 'job' | 'call'; id: string; tags: readonly string[] }
  | { kind: 'cancelled'; id: string }
  | { kind: 'retried'; id: string }
  /** A client read a state. */
  | { kind: 'read'; id: string; state: string }
  /** A service changed something. */
  | { kind: 'effect'; tag: string; requestId: string };

/** What was asked for once, and what the store says became of it. */
export type FinalChange = {
  /** The delayed call, the job, or the request of a call that was made at once. */
  id: string;
  what: 'delayedCall' | 'job' | 'call';
  /** The state of the delayed call, or of the item of the job. */
  state: string;
  tag: string;
  /** Names its calls in the audit trail. */
  requestId: string;
  /** Whether doing it twice is the same as doing it once. */
  isRepeatable: boolean;
  /** Whether a service is known to have refused it, so that it had no effect. */
  isRefused: boolean;
};

/** A record of the audit trail. */
export type FinalRecord = {
  id: string;
  kind: string;
  writer: string;
  number: number;
  requestId: string | undefined;
  intentId: string | undefined;
  outcome: string | undefined;
  /** Whether it is of somebody who does not know: it takes the process of its intent for lost, or the intent. */
  isGuess: boolean;
};

/** A resource that was changed and restored, and how it should be. */
export type RestoredResource = { id: string; expected: string; actual: string };

/** All that is known of a run when everything has come to rest. */
export type RunRecord = {
  history: readonly HistoryEvent[];
  /** Delayed calls and jobs that the store has, by their states, and calls that are on record. */
  stored: ReadonlyMap<string, string>;
  changes: readonly FinalChange[];
  records: readonly FinalRecord[];
  /** Writers of records that had nothing left to record in the end, or when their processes were lost. */
  settledWriters: ReadonlySet<string>;
  /** How many records processes that live have not been able to write. */
  unrecorded: number;
  /** Faults that a verification of the audit trail has found. */
  chainFaults: readonly string[];
  /** Jobs that undo others. */
  undos: readonly { id: string; undoes: string }[];
  restored: readonly RestoredResource[];
};
