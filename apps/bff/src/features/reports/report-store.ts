import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import { type Selectable, sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { sanitizeText } from '#domain/sanitize-text.ts';
import { getNextDueTime } from '#platform/delivery/delivery-schedule.ts';
import { DueRows, type OpenRows } from '#platform/store/due-rows.ts';
import type { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { REQUESTED, setIf } from '#platform/store/requested-meanwhile.ts';
import { limitProblem, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { ReportTables } from '#platform/store/tables/report-tables.ts';

/** A stored report. */
export type ReportRow = Selectable<ReportTables['reports']>;
/** The status of a report. */
export type ReportStatus = components['schemas']['Report']['status'];
/** The list to export. */
export type ReportSource = components['schemas']['ReportSource'];
/** When a report runs. */
export type ReportSchedule = components['schemas']['ReportSchedule'];

/** The editable fields of a report. */
export type ReportDraft = {
  name: string;
  source: ReportSource;
  path: string;
  format: components['schemas']['ReportFormat'];
  destination: { kind: 'channel' | 'folder'; id: string; name: string };
  schedule: ReportSchedule;
  isEnabled: boolean;
};

/** The stored result of a run or an attempt. */
export type RunResult = Partial<
  Pick<ReportRow, 'status' | 'last_result' | 'last_at' | 'failures' | 'attempts' | 'planned_at' | 'due_at'>
>;

const MAX_REPORTS = 20; // Per user.

/** Manually started reports are due, too, even without a schedule. */
const DUE: OpenRows<'reports'> = {
  table: 'reports',
  where: (row) =>
    row.or([
      row('status', 'in', ['preparing', 'waiting']),
      row.and([row('is_enabled', '=', 1), row('status', '!=', 'paused')]),
    ]),
  toClaim: ({ planned_at, due_at }) => ({ where: { planned_at, due_at }, set: { due_at: planned_at } }),
};

/** The reports of users, and their due times. */
export class ReportStore {
  readonly #due: DueRows<'reports'>;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;
  readonly #notify: () => void;

  /** `notify` is called when a report may be due. */
  constructor(store: Store, clock: Clock, seals: RowSeals, notify: () => void = () => undefined) {
    this.#due = new DueRows(store, clock, DUE);
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
    this.#notify = notify;
  }

  /** Returns a user's reports, oldest first. */
  async list(userId: string): Promise<ReportRow[]> {
    const rows = await this.#store
      .selectFrom('reports')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.filter((row) => this.#seals.hasValidSeal('reports', row));
  }

  /** Returns a user's report, or undefined if the ID is not found. */
  async find(userId: string, id: string): Promise<ReportRow | undefined> {
    const row = await this.#store
      .selectFrom('reports')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && this.#seals.hasValidSeal('reports', row) ? row : undefined;
  }

  /** Creates a report. Throws 409 if the user has too many. */
  async create(userId: string, draft: ReportDraft): Promise<ReportRow> {
    const nowMs = this.#clock.nowMs();
    const dueAt = getNextDueTime(draft.schedule, nowMs);
    const row = {
      id: randomUUID(),
      user_id: userId,
      ...toColumns(draft),
      status: 'scheduled',
      last_result: '',
      last_at: 0,
      failures: 0,
      attempts: 0,
      planned_at: dueAt,
      due_at: dueAt,
      created_at: nowMs,
      lease_until: 0,
      lease_turn: 0,
    };
    const sealed = { ...row, seal: this.#seals.seal('reports', row) };
    await writeWithinLimit(this.#store, getLimit(userId), (transaction) =>
      transaction.insertInto('reports').values(sealed).execute(),
    );
    this.#notify();
    return sealed;
  }

  /** Changes a report. The new schedule determines the next run, and previous failures no longer count. */
  async change(row: ReportRow, draft: ReportDraft): Promise<ReportRow> {
    const dueAt = getNextDueTime(draft.schedule, this.#clock.nowMs());
    const columns = toColumns(draft);
    const isPaused = row.status === 'paused' || row.status === 'waiting' || row.status === 'preparing';
    const changed = { ...row, ...columns };
    const set = {
      ...columns,
      seal: this.#seals.seal('reports', changed),
      failures: 0,
      attempts: 0,
      planned_at: dueAt,
      due_at: dueAt,
      ...(isPaused && { status: 'scheduled' }),
    };
    await this.#store.updateTable('reports').set(set).where('id', '=', row.id).execute();
    this.#notify();
    return { ...changed, ...set };
  }

  async delete({ id }: ReportRow): Promise<void> {
    await this.#store.deleteFrom('reports').where('id', '=', id).execute();
  }

  /** Runs a report immediately, even if it is turned off or paused. */
  async runNow(row: ReportRow): Promise<ReportRow> {
    const nowMs = this.#clock.nowMs();
    const set = { status: 'preparing', planned_at: nowMs, due_at: REQUESTED, attempts: 0 };
    await this.#store.updateTable('reports').set(set).where('id', '=', row.id).execute();
    this.#notify();
    return { ...row, ...set };
  }

  /** Returns when the next report is due, in Unix milliseconds, or Infinity if there is none. */
  findNextDue(): Promise<number> {
    return this.#due.findNextDue();
  }

  /** Returns due reports that no process is working on. */
  async listDue(limit: number): Promise<ReportRow[]> {
    const rows = await this.#due.listDue(limit);
    const genuine = rows.filter((row) => this.#seals.hasValidSeal('reports', row));
    const forged = rows.filter((row) => !genuine.includes(row)).map(({ id }) => id);
    if (forged.length > 0)
      await this.#store
        .updateTable('reports')
        .set({ due_at: Number.MAX_SAFE_INTEGER })
        .where('id', 'in', forged)
        .execute();
    return genuine;
  }

  /** Claims a report. Returns undefined if another process has claimed it or it is no longer due. */
  claim(row: ReportRow): Promise<Lease | undefined> {
    return this.#due.claim(row);
  }

  /**
   * Stores the result of a run and releases the report. Does not overwrite a run that was requested, or a schedule that was
   * changed, in the meantime.
   */
  release({ id, planned_at }: ReportRow, lease: Lease, note: RunResult): Promise<boolean> {
    const { last_result, last_at, ...next } = note;
    const set = {
      ...(last_result !== undefined && { last_result }),
      ...(last_at !== undefined && { last_at }),
      // Requesting a run or changing the schedule sets a due time that differs from that of `claim`.
      ...setIf(sql<boolean>`due_at = ${planned_at}`, next),
    };
    return this.#due.release(id, lease, set);
  }
}

/** Returns the schedule of a report. */
export function getSchedule({ schedule }: ReportRow): ReportSchedule {
  return JSON.parse(schedule);
}

/** Returns the list that a report exports. */
export function getSource({ source }: ReportRow): ReportSource {
  return JSON.parse(source);
}

function getLimit(userId: string): RowLimit<'reports'> {
  const toProblem = () => limitProblem(`You can have at most ${MAX_REPORTS} reports.`);
  return { table: 'reports', of: { user_id: userId }, max: MAX_REPORTS, toProblem };
}

function toColumns({ name, source, path, format, destination, schedule, isEnabled }: ReportDraft) {
  return {
    name: sanitizeText(name),
    source: sanitizeText(JSON.stringify(source)),
    path: sanitizeText(path),
    format,
    destination_kind: destination.kind,
    destination_id: sanitizeText(destination.id),
    destination_name: sanitizeText(destination.name),
    schedule: JSON.stringify(schedule),
    is_enabled: Number(isEnabled),
  };
}
