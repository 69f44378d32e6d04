import { once } from 'node:events';
import type { Clock } from '#core/clock.ts';
import { startThread } from '#core/scheduling/start-thread.ts';
import type { Database } from '#db/database.ts';
import { hasManyDescendants } from './has-many-descendants.ts';
import { isAccessDue } from './is-access-due.ts';

/** The data that the thread is started with. */
export type DueAccess = { databasePath: string; nowMs: number };

const MANY_ITEMS = 50; // Removing the expired grants of this many items takes a few hundredths of a second.

/**
 * Applies expired access and accepted invitations in a separate thread if there are so many changes that they would block other
 * requests. Operations wait for its end, because expired grants must not give access.
 */
export class DueAccessApplier {
  readonly #db: Database;
  readonly #clock: Clock;
  #applying: Promise<void> | undefined;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Resolves when no slow changes are due any more. Returns undefined if none are due. */
  apply(elsewhere: (work: () => Promise<void>) => Promise<void>): Promise<void> | undefined {
    const databasePath = this.#db.path;
    const nowMs = this.#clock.nowMs();
    if (this.#applying !== undefined) return this.#applying;
    if (databasePath === undefined || !isAccessDue(this.#db, nowMs)) return undefined;
    const due = listDueItems(this.#db, nowMs);
    const isMuch = due.length > MANY_ITEMS || hasManyDescendants(this.#db, due);
    if (!isMuch) return undefined; // Operations apply a few changes themselves.
    this.#applying = elsewhere(() => runThread({ databasePath, nowMs }))
      // If the thread fails, the next operation applies the changes itself and reports the error.
      .catch(() => undefined)
      .finally(() => {
        this.#applying = undefined;
      });
    return this.#applying;
  }
}

/** Lists the IDs of items with expired grants or with invitations of new accounts, up to slightly more than the threshold. */
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
  await once(worker, 'exit'); // Rejects with any error of the thread.
}
