import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { DueRows } from '#platform/store/due-rows.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { setIf } from '#platform/store/requested-meanwhile.ts';
import { limitProblem, lockUntilCommit, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { CalendarAccessTables } from '#platform/store/tables/calendar-access-tables.ts';

/** Access to a calendar for a period. */
export type AccessPeriod = Selectable<CalendarAccessTables['calendar_access_periods']>;
/** An access period as scheduled by a user. */
export type AccessPeriodDraft = {
  calendarId: string;
  scope: { type: 'user' | 'group' | 'domain'; value: string };
  role: string;
  notifies: boolean;
  startMs: number;
  endMs: number;
};
/** The result of a step of a period. */
export type AccessPeriodResult = {
  state: 'planned' | 'granting' | 'active' | 'ended' | 'failed';
  reason: string;
  /** When the next step is due. Defaults to the end of the period. */
  dueAt?: number;
  formerRole?: string;
};

const OPEN = 1;
const CLOSED = 0;
const MAX_OPEN = 200; // Per user.
const RETENTION_MS = 90 * 24 * 3_600_000;

/** The access periods that users have scheduled. */
export class AccessPeriodStore {
  /** The periods with steps to come. */
  readonly due: DueRows<'calendar_access_periods'>;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #notify: () => void;

  /** `notify` is called when a step may be due earlier. */
  constructor(store: Store, clock: Clock, notify: () => void = () => undefined) {
    this.due = new DueRows(store, clock, {
      table: 'calendar_access_periods',
      where: (row) => row('is_open', '=', OPEN),
      toClaim: ({ state }) => ({ where: { is_open: OPEN, state } }),
    });
    this.#store = store;
    this.#clock = clock;
    this.#notify = notify;
  }

  /** Returns the periods of a calendar, scheduled by any user, latest end first. */
  list(calendarId: string, limit: number): Promise<AccessPeriod[]> {
    return this.#store
      .selectFrom('calendar_access_periods')
      .selectAll()
      .where('calendar_id', '=', calendarId)
      .orderBy('is_open', 'desc')
      .orderBy('ends_at', 'desc')
      .limit(limit)
      .execute();
  }

  /**
   * Creates a period. Returns undefined if it overlaps with an open period of the same grantee. Throws 409 if the user has too
   * many open periods.
   */
  async create(user: { userId: string; email: string }, draft: AccessPeriodDraft): Promise<AccessPeriod | undefined> {
    const { calendarId, scope, role, notifies, startMs, endMs } = draft;
    const row = {
      id: randomUUID(),
      user_id: user.userId,
      user_email: user.email,
      calendar_id: calendarId,
      scope_type: scope.type,
      scope_value: scope.value,
      role,
      former_role: '',
      notifies: Number(notifies),
      starts_at: startMs,
      ends_at: endMs,
      state: 'planned',
      reason: '',
      is_open: OPEN,
      updated_at: this.#clock.nowMs(),
      due_at: startMs,
      lease_until: 0,
      lease_turn: 0,
    };
    const isCreated = await writeWithinLimit(this.#store, getLimit(user.userId), async (transaction) => {
      if (await overlaps(transaction, draft)) return false;
      await transaction.insertInto('calendar_access_periods').values(row).execute();
      return true;
    });
    if (isCreated) this.#notify();
    return isCreated ? row : undefined;
  }

  /**
   * Ends a user's period immediately: closes it if it has not begun, otherwise makes it due. Returns false if the user has no
   * open period with this ID.
   */
  async end(userId: string, id: string): Promise<boolean> {
    const nowMs = this.#clock.nowMs();
    const update = () =>
      this.#store
        .updateTable('calendar_access_periods')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('is_open', '=', OPEN);
    const closed = await update()
      .set({ state: 'ended', reason: 'Cancelled before it began.', is_open: CLOSED, updated_at: nowMs })
      .where('state', '=', 'planned')
      .where('lease_until', '<', nowMs)
      .executeTakeFirst();
    if (closed.numUpdatedRows > 0n) return true;
    const ended = await update().set({ ends_at: nowMs, due_at: nowMs }).executeTakeFirst();
    this.#notify();
    return ended.numUpdatedRows > 0n;
  }

  /** Stores the result of a period's step and releases the period. */
  release({ id, ends_at }: AccessPeriod, lease: Lease, result: AccessPeriodResult): Promise<boolean> {
    const { state, reason, dueAt, formerRole } = result;
    const set = {
      state,
      reason,
      updated_at: this.#clock.nowMs(),
      is_open: state === 'ended' || state === 'failed' ? CLOSED : OPEN,
      // Reads the current row, because the user may have ended the period during the step, which made it due.
      ...(dueAt === undefined
        ? { due_at: sql.ref<number>('ends_at') }
        : setIf(sql<boolean>`ends_at = ${ends_at}`, { due_at: dueAt })),
      ...(formerRole !== undefined && { former_role: formerRole }),
    };
    return this.due.release(id, lease, set);
  }

  /** Deletes periods that ended long ago. */
  sweep(): Promise<void> {
    return this.due.deleteClosed(RETENTION_MS);
  }
}

// Two users can plan access for the same grantee at the same time.
async function overlaps(
  transaction: Store,
  { calendarId, scope, startMs, endMs }: AccessPeriodDraft,
): Promise<boolean> {
  await lockUntilCommit(
    transaction,
    `calendar_access_periods ${JSON.stringify([calendarId, scope.type, scope.value])}`,
  );
  const row = await transaction
    .selectFrom('calendar_access_periods')
    .select('id')
    .where('calendar_id', '=', calendarId)
    .where('scope_type', '=', scope.type)
    .where('scope_value', '=', scope.value)
    .where('is_open', '=', OPEN)
    .where('starts_at', '<', endMs)
    .where('ends_at', '>', startMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function getLimit(userId: string): RowLimit<'calendar_access_periods'> {
  const toProblem = () => limitProblem(`You can plan access for at most ${MAX_OPEN} periods.`);
  return { table: 'calendar_access_periods', of: { user_id: userId, is_open: OPEN }, max: MAX_OPEN, toProblem };
}
