import { once } from 'node:events';
import type { Clock } from '#core/clock.ts';
import { startThread } from '#core/scheduling/start-thread.ts';
import type { Database } from '#db/database.ts';
import { hasManyBelow } from './has-many-below.ts';
import { isAccessDue } from './is-access-due.ts';

/** What the thread is started with. */
export type DueAccess = { databasePath: string; nowMs: number };

const MANY_ITEMS = 50; // Removing the expired grants of so many takes some hundredths of a second.

/**
 * Applies access that expires, or that waits for an account, where that changes so much that everybody else would wait for
 * it: in a thread of its own. Operations wait for its end, as nobody may be let in by a grant whose time is over.
 */
export class DueAccessApplier {
  readonly #db: Database;
  readonly #clock: Clock;
  #applying: Promise<void> | undefined;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Resolves when nothing that takes long is due any more; undefined when nothing is. */
  apply(elsewhere: (work: () => Promise<void>) => Promise<void>): Promise<void> | undefined {
    const databasePath = this.#db.path;
    const nowMs = this.#clock.nowMs();
    if (this.#applying !== undefined) return this.#applying;
    if (databasePath === undefined || !isAccessDue(this.#db, nowMs)) return undefined;
    const due = listDueItems(this.#db, nowMs);
    const isMuch = due.length > MANY_ITEMS || hasManyBelow(this.#db, due);
    if (!isMuch) return undefined; // Each operation does that itself.
    this.#applying = elsewhere(() => runThread({ databasePath, nowMs }))
      // Where the thread fails, the next operation does the same itself, and tells why it cannot.
      .catch(() => undefined)
      .finally(() => {
        this.#applying = undefined;
      });
    return this.#applying;
  }
}

/** Ids of items with grants that have expired, or whose people have an account since; a few more than are few. */
function listDueItems(db: Database, nowMs: number): string[] {
  const rows = db.all<{ id: string }>(
    `SELECT DISTINCT i.id FROM permissions AS p JOIN items AS i ON i.number = p.item_number
     WHERE p.expires_at <= ?1
       OR (p.type = 'user' AND p.grantee IN (
         SELECT 'mailto:' || lower(a.email) FROM invited_accounts AS v JOIN accounts AS a ON a.id = v.account_id))
     LIMIT ${MANY_ITEMS + 1}`,
    nowMs,
  );
  return rows.map(({ id }) => id);
}

async function runThread(workerData: DueAccess): Promise<void> {
  const script = new URL('./due-access-thread.ts', import.meta.url);
  const worker = startThread(script, { workerData, name: 'due access', stderr: true });
  await once(worker, 'exit'); // Rejects with what it throws.
}
