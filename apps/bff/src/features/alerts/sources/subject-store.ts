import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { AlertSource } from './alert-source.ts';
import { chunkRows, deleteSubjects } from './delete-subjects.ts';

/** The stored state of a subject. Times are Unix milliseconds. */
export type SubjectState = {
  /** Undefined if the subject no longer exists. */
  state: string | undefined;
  previous: string | undefined;
  /** When the subject was first seen; 0 if it already existed at the baseline. */
  seenMs: number;
  /** When the subject's state last changed; 0 if never. */
  changedMs: number;
};

type MemoryOptions = {
  /**
   * Whether `current` would include the subject if it existed, so that its absence means that it is gone. If omitted, `current`
   * covers every subject.
   */
  isCovered?: (id: string) => boolean;
  /** Whether a missing subject is still remembered, given its state and its last change. */
  isRetained: (state: string | undefined, changedMs: number) => boolean;
};

/** Remembers the existence and state of subjects, because the services do not report when they appeared or changed. */
export class SubjectStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Whether all subjects of a source have been seen once. */
  async hasBaseline(userId: string, source: AlertSource): Promise<boolean> {
    return (await this.#read(userId, source)).has('');
  }

  /** Records the state of each current subject of a source, by ID, and returns the stored state of all remembered subjects. */
  async record(
    { userId, source }: { userId: string; source: AlertSource },
    current: ReadonlyMap<string, string>,
    { isCovered = () => true, isRetained }: MemoryOptions,
  ): Promise<Map<string, SubjectState>> {
    const nowMs = this.#clock.nowMs();
    const stored = await this.#read(userId, source);
    const hasBaseline = stored.has('');
    const known = new Map<string, SubjectState>();
    const changed = new Map<string, SubjectState>();
    const put = (id: string, subject: SubjectState) => {
      known.set(id, subject);
      if (stored.get(id) !== subject) changed.set(id, subject);
    };
    for (const [id, state] of current) put(id, compare(stored.get(id), state, hasBaseline ? nowMs : 0, nowMs));
    const absent = [...stored].filter(([id]) => id !== '' && !current.has(id) && isCovered(id));
    const forgotten: string[] = [];
    for (const [id, before] of absent) {
      const gone = before.state === undefined ? before : compare(before, undefined, 0, nowMs);
      if (isRetained(before.state, gone.changedMs)) put(id, gone);
      else forgotten.push(id);
    }
    if (!hasBaseline) changed.set('', { state: '', previous: undefined, seenMs: 0, changedMs: 0 });
    await this.#write(userId, source, changed);
    await deleteSubjects(this.#store, { userId, source }, forgotten);
    return known;
  }

  async #read(userId: string, source: AlertSource): Promise<Map<string, SubjectState>> {
    const rows = await this.#store
      .selectFrom('alert_known_subjects')
      .select(['subject_id', 'state', 'previous', 'seen_at', 'changed_at'])
      .where('user_id', '=', userId)
      .where('source', '=', source)
      .execute();
    return new Map(
      rows.map(({ subject_id, state, previous, seen_at, changed_at }) => [
        subject_id,
        {
          state: state ?? undefined,
          previous: previous ?? undefined,
          seenMs: Number(seen_at),
          changedMs: Number(changed_at),
        },
      ]),
    );
  }

  async #write(userId: string, source: AlertSource, changed: ReadonlyMap<string, SubjectState>): Promise<void> {
    const values = [...changed].map(([id, { state, previous, seenMs, changedMs }]) => ({
      user_id: userId,
      source,
      subject_id: id,
      state: state ?? null,
      previous: previous ?? null,
      seen_at: seenMs,
      changed_at: changedMs,
    }));
    for (const part of chunkRows(values)) {
      await this.#store
        .insertInto('alert_known_subjects')
        .values(part)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'source', 'subject_id']).doUpdateSet(({ ref }) => ({
            state: ref('excluded.state'),
            previous: ref('excluded.previous'),
            seen_at: ref('excluded.seen_at'),
            changed_at: ref('excluded.changed_at'),
          })),
        )
        .execute();
    }
  }
}

/** Returns the updated state of a subject, or the same object if nothing has changed. */
function compare(
  before: SubjectState | undefined,
  state: string | undefined,
  seenMs: number,
  nowMs: number,
): SubjectState {
  if (!before) return { state, previous: undefined, seenMs, changedMs: 0 };
  if (before.state === state) return before;
  return { state, previous: before.state, seenMs: before.seenMs, changedMs: nowMs };
}
