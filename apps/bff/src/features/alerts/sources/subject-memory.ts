import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { AlertSource } from './alert-source.ts';
import { forgetSubjects, inParts } from './forget-subjects.ts';

/** What is known of a subject. Times are Unix milliseconds. */
export type RememberedSubject = {
  /** Undefined when it is gone. */
  state: string | undefined;
  previous: string | undefined;
  /** When it was seen first; 0 for what was there before everything had been seen. */
  seenMs: number;
  /** When its state changed last; 0 when it has not. */
  changedMs: number;
};

type MemoryOptions = {
  /** Whether `current` would have a subject that is there, so that it is gone otherwise. Without it, every one. */
  isCovered?: (id: string) => boolean;
  /** Whether something that is not there now is still remembered, by its state and when it changed last. */
  isRetained: (state: string | undefined, changedMs: number) => boolean;
};

/** Remembers what was there and how it was: the services do not say when it came or changed. */
export class SubjectMemory {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Whether everything of a source has been seen once. */
  async hasBaseline(userId: string, source: AlertSource): Promise<boolean> {
    return (await this.#read(userId, source)).has('');
  }

  /** Notes the state of each subject of a source, by ID, and returns what is known of all that are remembered. */
  async note(
    { userId, source }: { userId: string; source: AlertSource },
    current: ReadonlyMap<string, string>,
    { isCovered = () => true, isRetained }: MemoryOptions,
  ): Promise<Map<string, RememberedSubject>> {
    const nowMs = this.#clock.nowMs();
    const stored = await this.#read(userId, source);
    const hasBaseline = stored.has('');
    const known = new Map<string, RememberedSubject>();
    const changed = new Map<string, RememberedSubject>();
    const put = (id: string, subject: RememberedSubject) => {
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
    await forgetSubjects(this.#store, { userId, source }, forgotten);
    return known;
  }

  async #read(userId: string, source: AlertSource): Promise<Map<string, RememberedSubject>> {
    const rows = await this.#store
      .selectFrom('alert_memory')
      .select(['subject_id', 'state', 'previous', 'seen_at', 'changed_at'])
      .where('user_id', '=', userId)
      .where('source', '=', source)
      .execute();
    return new Map(
      rows.map(({ subject_id, state, previous, seen_at, changed_at }) => [
        subject_id,
        {
          ...{ state: state ?? undefined, previous: previous ?? undefined },
          ...{ seenMs: Number(seen_at), changedMs: Number(changed_at) },
        },
      ]),
    );
  }

  async #write(userId: string, source: AlertSource, changed: ReadonlyMap<string, RememberedSubject>): Promise<void> {
    const values = [...changed].map(([id, { state, previous, seenMs, changedMs }]) => ({
      ...{ user_id: userId, source, subject_id: id, state: state ?? null, previous: previous ?? null },
      ...{ seen_at: seenMs, changed_at: changedMs },
    }));
    for (const part of inParts(values)) {
      await this.#store
        .insertInto('alert_memory')
        .values(part)
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'source', 'subject_id']).doUpdateSet(({ ref }) => ({
            ...{ state: ref('excluded.state'), previous: ref('excluded.previous') },
            ...{ seen_at: ref('excluded.seen_at'), changed_at: ref('excluded.changed_at') },
          })),
        )
        .execute();
    }
  }
}

/** A subject as it is known now; the same object when nothing has changed. */
function compare(
  before: RememberedSubject | undefined,
  state: string | undefined,
  seenMs: number,
  nowMs: number,
): RememberedSubject {
  if (!before) return { state, previous: undefined, seenMs, changedMs: 0 };
  if (before.state === state) return before;
  return { state, previous: before.state, seenMs: before.seenMs, changedMs: nowMs };
}
