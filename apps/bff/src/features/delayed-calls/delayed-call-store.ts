import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import type { Selectable } from 'kysely';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import type { Problem } from '#domain/problem.ts';
import { ProblemError } from '#domain/problem.ts';
import { DELAYED_CALL_STATES, DELAYED_CALL_TRANSITIONS } from '#domain/states/delayed-call-states.ts';
import { createReusedKeyProblem, type RequestKey } from '#platform/http/idempotency.ts';
import { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { DelayedCallTables } from '#platform/store/tables/delayed-call-tables.ts';
import { readStoredCall, storeCall } from '#upstream/calls/stored-call.ts';

/** A delayed call. */
export type DelayedCall = components['schemas']['DelayedCall'];

/** A due call with its user, and the lease of the process that sends it. */
export type DueDelayedCall = {
  id: string;
  userId: string;
  /** Undefined if the row was not written by this console, or has been tampered with. */
  call: UserCall | undefined;
  ifMatch: string | undefined;
  /** Unix milliseconds. */
  createdAt: number;
  lease: Lease;
};

/** A call to delay. */
export type NewDelayedCall = {
  userId: string;
  call: UserCall;
  /** The versions of the resources that the call is about. The call is not sent if they have changed. */
  ifMatch?: string | undefined;
  label: string;
  holdMs: number;
};

/** The outcome of sending. */
export type DelayedCallResult =
  /** `pinProblem` is the reason why the content that the call was about could not be pinned. */
  { state: 'sent'; response: unknown; pinProblem?: Problem } | { state: 'failed'; problem: Problem };

type Row = Selectable<DelayedCallTables['delayed_calls']>;

const RETENTION_MS = 24 * 3_600_000;
const MAX_LISTED = 200;
const MAX_HELD = 500; // Per user.
const { cancel, claim, postpone, giveUp, succeed, fail } = DELAYED_CALL_TRANSITIONS;
const MAX_RESPONSE_CHARS = 64 * 1024; // The content of larger responses is not stored.

/** Delayed calls, durable from the moment they are accepted. Only sealed calls are sent. */
export class DelayedCallStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;
  readonly #notify: () => void;

  /** `notify` is called when a call has been accepted. */
  constructor(store: Store, clock: Clock, seals: RowSeals, notify: () => void = () => undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
    this.#notify = notify;
  }

  /** Accepts a call. A repeated request returns the result of the first one. Throws 429 if the user has too many held calls. */
  async create({ userId, call, ifMatch, label, holdMs }: NewDelayedCall, request: RequestKey): Promise<DelayedCall> {
    const nowMs = this.#clock.nowMs();
    const draft = {
      id: randomUUID(),
      user_id: userId,
      idempotency_key: request.key ?? null,
      request_hash: request.hash,
      ...storeCall(call),
      if_match: ifMatch ?? null,
      label,
      state: 'held',
      created_at: nowMs,
      send_at: nowMs + holdMs,
      ended_at: null,
      lease_until: 0,
      response: null,
      problem: null,
      pin_problem: null,
    };
    const sealed = { ...draft, seal: this.#seals.seal('delayed_calls', draft) };
    const row = await writeWithinLimit(this.#store, getLimit(userId), (transaction) =>
      transaction
        .insertInto('delayed_calls')
        .values(sealed)
        .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
        .returningAll()
        .executeTakeFirst(),
    );
    if (!row) return this.#findRepeated(userId, request);
    this.#notify();
    return toDelayedCall(row);
  }

  /** Returns a user's delayed call, or undefined if the ID is not found. */
  async find(userId: string, id: string): Promise<DelayedCall | undefined> {
    const row = await this.#selectByUser(userId).where('id', '=', id).executeTakeFirst();
    return row && toDelayedCall(row);
  }

  /** Returns the delayed calls of a user, newest first. */
  async list(userId: string): Promise<DelayedCall[]> {
    const rows = await this.#selectByUser(userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute();
    return rows.map(toDelayedCall);
  }

  /** Cancels a call. Returns undefined if it has been sent, is being sent, or does not exist. */
  async cancel(userId: string, id: string): Promise<DelayedCall | undefined> {
    const row = await this.#store
      .updateTable('delayed_calls')
      .set({ state: cancel.to, ended_at: this.#clock.nowMs(), seal: null })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('state', 'in', cancel.from)
      .returningAll()
      .executeTakeFirst();
    return row && toDelayedCall(row);
  }

  /** Returns when the next call is due or should be given up, in Unix milliseconds, or Infinity if none is held or being sent. */
  async findNextDue(): Promise<number> {
    const row = await this.#store
      .selectFrom('delayed_calls')
      .select(({ eb, fn }) =>
        fn
          .min<number | null>(
            eb
              .case()
              .when('state', '=', 'held')
              .then(eb.ref('send_at'))
              .else(eb('lease_until', '+', 1))
              .end(),
          )
          .as('at'),
      )
      .where('state', 'in', ['held', 'sending'])
      .executeTakeFirst();
    return row?.at == null ? Number.POSITIVE_INFINITY : Number(row.at);
  }

  /** Returns the IDs of due calls, longest overdue first. */
  async listDue(limit: number): Promise<string[]> {
    const rows = await this.#store
      .selectFrom('delayed_calls')
      .select('id')
      .where('state', '=', 'held')
      .where('send_at', '<=', this.#clock.nowMs())
      .orderBy('send_at')
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  }

  /** Claims a due call for sending. Returns undefined if another process has claimed it or it was cancelled. */
  async claim(id: string): Promise<DueDelayedCall | undefined> {
    const [state] = claim.from;
    const options = { where: { state }, set: { state: claim.to } };
    const lease = await Lease.acquire(this.#store, this.#clock, { table: 'delayed_calls', key: { id } }, options);
    if (!lease) return undefined;
    const row = await this.#store
      .selectFrom('delayed_calls')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const call = this.#seals.hasValidSeal('delayed_calls', row) ? readStoredCall(row) : undefined;
    return { id, userId: row.user_id, call, ifMatch: row.if_match ?? undefined, createdAt: row.created_at, lease };
  }

  /** Holds a call that certainly had no effect until a later time, in Unix milliseconds. */
  async postpone(id: string, sendAt: number): Promise<void> {
    const row = await this.#store
      .selectFrom('delayed_calls')
      .selectAll()
      .where('id', '=', id)
      .where('state', 'in', postpone.from)
      .executeTakeFirst();
    if (!row || !this.#seals.hasValidSeal('delayed_calls', row)) return;
    await this.#store
      .updateTable('delayed_calls')
      .set({
        state: postpone.to,
        send_at: sendAt,
        lease_until: 0,
        seal: this.#seals.seal('delayed_calls', { ...row, send_at: sendAt }),
      })
      .where('id', '=', id)
      .where('state', 'in', postpone.from)
      .where('lease_until', '=', row.lease_until)
      .execute();
  }

  /** Stores the outcome of sending, even if the call was given up: the sending process knows the outcome best. */
  async finish(id: string, result: DelayedCallResult): Promise<void> {
    const { from, to } = result.state === 'sent' ? succeed : fail;
    const response = result.state === 'sent' ? JSON.stringify(result.response) : undefined;
    await this.#store
      .updateTable('delayed_calls')
      .set({
        state: to,
        ended_at: this.#clock.nowMs(),
        lease_until: 0,
        response: response !== undefined && response.length <= MAX_RESPONSE_CHARS ? response : null,
        problem: result.state === 'failed' ? JSON.stringify(result.problem) : null,
        pin_problem: result.state === 'sent' && result.pinProblem ? JSON.stringify(result.pinProblem) : null,
        // Without its seal, the row cannot become a call again, even if its state is tampered with.
        seal: null,
      })
      .where('id', '=', id)
      .where('state', 'in', from)
      .execute();
  }

  /**
   * Gives up calls whose sending process is lost, because it is unknown whether they were sent. Returns the IDs of their users.
   */
  async abandonExpired(): Promise<string[]> {
    const nowMs = this.#clock.nowMs();
    const rows = await this.#store
      .updateTable('delayed_calls')
      .set({ state: giveUp.to, ended_at: nowMs, lease_until: 0, seal: null })
      .where('state', 'in', giveUp.from)
      .where('lease_until', '<', nowMs)
      .returning('user_id')
      .execute();
    return rows.map((row) => row.user_id);
  }

  /** Deletes calls that ended more than a day ago. */
  async sweep(): Promise<void> {
    const before = this.#clock.nowMs() - RETENTION_MS;
    const oldest = this.#store.selectFrom('delayed_calls').select('id').where('ended_at', '<', before).limit(1);
    if (await oldest.executeTakeFirst()) {
      await this.#store.deleteFrom('delayed_calls').where('ended_at', '<', before).execute();
    }
  }

  async #findRepeated(userId: string, { key, hash }: RequestKey): Promise<DelayedCall> {
    const row = await this.#selectByUser(userId)
      .where('idempotency_key', '=', key ?? '')
      .executeTakeFirst();
    if (row?.request_hash !== hash) throw createReusedKeyProblem();
    return toDelayedCall(row);
  }

  #selectByUser(userId: string) {
    return this.#store.selectFrom('delayed_calls').selectAll().where('user_id', '=', userId);
  }
}

function toDelayedCall(row: Row): DelayedCall {
  return {
    delayedCallId: row.id,
    operationId: row.operation_id,
    params: JSON.parse(row.params),
    label: row.label,
    state: DELAYED_CALL_STATES.find((state) => state === row.state) ?? 'unknown',
    createTime: new Date(row.created_at).toISOString(),
    sendTime: new Date(row.send_at).toISOString(),
    ...(row.ended_at !== null && { endTime: new Date(row.ended_at).toISOString() }),
    ...(row.response !== null && { response: JSON.parse(row.response) }),
    ...(row.problem !== null && { problem: JSON.parse(row.problem) }),
    ...(row.pin_problem !== null && { pinProblem: JSON.parse(row.pin_problem) }),
  };
}

function getLimit(userId: string): RowLimit<'delayed_calls'> {
  const detail = 'You have too many delayed calls.';
  return {
    table: 'delayed_calls',
    of: { user_id: userId, state: 'held' },
    max: MAX_HELD,
    toProblem: () => new ProblemError('rate_limited', { detail, retryAfterSeconds: 5 }),
  };
}
