/** A response that a client received or an effect that a service executed, in chronological order. */
export type HistoryEvent =
  /**
   * A client received the response that a call is held, a job was accepted, or a call was made. `tags` identify the requested
   * changes.
   */
  | { kind: 'accepted'; what: 'delayedCall' | 'job' | 'call'; id: string; tags: readonly string[] }
  | { kind: 'cancelled'; id: string }
  | { kind: 'retried'; id: string }
  /** A client read a state. */
  | { kind: 'read'; id: string; state: string }
  /** A service changed something. */
  | { kind: 'effect'; tag: string; requestId: string };

/** A requested change, and its outcome according to the store. */
export type FinalChange = {
  /** The ID of the delayed call, the job, or the request of an immediate call. */
  id: string;
  what: 'delayedCall' | 'job' | 'call';
  /** The state of the delayed call, or of the job's item. */
  state: string;
  tag: string;
  /** Identifies the change's calls in the audit trail. */
  requestId: string;
  /** Whether the change is idempotent. */
  isRepeatable: boolean;
  /** Whether a service is known to have rejected the change, so that it had no effect. */
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
  /** Whether the outcome was written by a process that does not know it, and considers the intent or its process lost. */
  isGuess: boolean;
};

/** A resource that was changed and restored, and its expected content. */
export type RestoredResource = { id: string; expected: string; actual: string };

/** All known facts about a run after it has become idle. */
export type RunRecord = {
  history: readonly HistoryEvent[];
  /** The delayed calls and jobs in the store, by state, and the recorded calls. */
  stored: ReadonlyMap<string, string>;
  changes: readonly FinalChange[];
  records: readonly FinalRecord[];
  /** The writers that had nothing left to record at the end, or when their processes were lost. */
  settledWriters: ReadonlySet<string>;
  /** The number of records that running processes could not write. */
  unrecorded: number;
  /** The faults that a verification of the audit trail found. */
  chainFaults: readonly string[];
  /** Jobs that undo others. */
  undos: readonly { id: string; undoes: string }[];
  restored: readonly RestoredResource[];
};
