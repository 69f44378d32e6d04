import { randomUUID } from 'node:crypto';
import type { components } from '@rotunda/api-client/bff-types';
import type { Selectable } from 'kysely';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Clock } from '#domain/clock.ts';
import type { Problem } from '#domain/problem.ts';
import { DELAYED_CALL_STATES, DELAYED_CALL_TRANSITIONS } from '#domain/states/delayed-call-states.ts';
import { otherRequest, type RequestKey } from '#platform/http/idempotency.ts';
import { Lease } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { DelayedCallTables } from '#platform/store/tables/delayed-call-tables.ts';
import { readStoredCall, storeCall } from '#upstream/calls/stored-call.ts';

/** A call that is held back. */
export type DelayedCall = components['schemas']['DelayedCall'];

/** A held call that has come due, with whoever wants it, and the hold on it of the process that sends it. */
export type DueDelayedCall = {
  id: string;
  userId: string;
  /** Undefined when somebody else than this console wrote it, or changed it. */
  call: UserCall | undefined;
  ifMatch: string | undefined;
  /** Unix milliseconds. */
  createdAt: number;
  lease: Lease;
};

/** A call to hold back. */
export type NewDelayedCall = {
  userId: string;
  call: UserCall;
  /** Versions of what the call is about; it is not sent when they have changed. */
  ifMatch?: string | undefined;
  label: string;
  holdMs: number;
};

/** How sending ended. */
export type DelayedCallResult =
  /** `pinProblem` says why the content that the call was about could not be kept. */
  { state: 'sent'; response: unknown; pinProblem?: Problem } | { state: 'failed'; problem: Problem };

type Row = Selectable<DelayedCallTables['delayed_calls']>;

const RETENTION_MS = 24 * 3_600_000;
const MAX_LISTED = 200;
const { cancel, claim, postpone, giveUp, succeed, fail } = DELAYED_CALL_TRANSITIONS;
const MAX_RESPONSE_CHARS = 64 * 1024; // Of larger ones only that they came is kept.

/** Calls that are held back, durable from the moment in which they are accepted. Only what is sealed is sent. */
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

  /** Accepts a call. A request that comes again is answered with what the first one made. */
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
    const row = await this.#store
      .insertInto('delayed_calls')
      .values({ ...draft, seal: this.#seals.seal('delayed_calls', draft) })
      .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) return this.#findRepeated(userId, request);
    this.#notify();
    return toDelayedCall(row);
  }

  /** A held call of a person; undefined when there is none of this id. */
  async find(userId: string, id: string): Promise<DelayedCall | undefined> {
    const row = await this.#ofUser(userId).where('id', '=', id).executeTakeFirst();
    return row && toDelayedCall(row);
  }

  /** The held calls of a person, newest first. */
  async list(userId: string): Promise<DelayedCall[]> {
    const rows = await this.#ofUser(userId).orderBy('created_at', 'desc').orderBy('id').limit(MAX_LISTED).execute();
    return rows.map(toDelayedCall);
  }

  /** How many calls of a person wait. */
  async countHeld(userId: string): Promise<number> {
    const row = await this.#store
      .selectFrom('delayed_calls')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('state', '=', 'held')
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  /** Takes a call back; undefined when it has been sent, or is being sent, or was never there. */
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

  /**
   * When the next call comes due or is to be given up, in Unix milliseconds; Infinity when none is held or being sent.
   */
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

  /** Ids of calls whose time has come, the longest due first. */
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

  /** Takes a due call over for sending; undefined when another process has, or it was taken back. */
  async claim(id: string): Promise<DueDelayedCall | undefined> {
    const [state] = claim.from;
    const options = { where: { state }, set: { state: claim.to } };
    const lease = await Lease.take(this.#store, this.#clock, { table: 'delayed_calls', key: { id } }, options);
    if (!lease) return undefined;
    const row = await this.#store
      .selectFrom('delayed_calls')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const call = this.#seals.isSealed('delayed_calls', row) ? readStoredCall(row) : undefined;
    return { id, userId: row.user_id, call, ifMatch: row.if_match ?? undefined, createdAt: row.created_at, lease };
  }

  /** Holds a call back once more that certainly did nothing, until a time in Unix milliseconds. */
  async postpone(id: string, sendAt: number): Promise<void> {
    const row = await this.#store
      .selectFrom('delayed_calls')
      .selectAll()
      .where('id', '=', id)
      .where('state', 'in', postpone.from)
      .executeTakeFirst();
    if (!row || !this.#seals.isSealed('delayed_calls', row)) return;
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

  /** Notes how sending ended, also when it was given up: whoever sent it knows better. */
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
        // Without its seal the row does not become a call again, whatever is written into its state.
        seal: null,
      })
      .where('id', '=', id)
      .where('state', 'in', from)
      .execute();
  }

  /** Gives up on calls whose sender is gone, since nobody knows whether they went out; tells whose they are. */
  async giveUpLapsed(): Promise<string[]> {
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

  /** Forgets calls that ended a day ago. */
  async sweep(): Promise<void> {
    const before = this.#clock.nowMs() - RETENTION_MS;
    const oldest = this.#store.selectFrom('delayed_calls').select('id').where('ended_at', '<', before).limit(1);
    if (await oldest.executeTakeFirst()) {
      await this.#store.deleteFrom('delayed_calls').where('ended_at', '<', before).execute();
    }
  }

  async #findRepeated(userId: string, { key, hash }: RequestKey): Promise<DelayedCall> {
    const row = await this.#ofUser(userId)
      .where('idempotency_key', '=', key ?? '')
      .executeTakeFirst();
    if (row?.request_hash !== hash) throw otherRequest();
    return toDelayedCall(row);
  }

  #ofUser(userId: string) {
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
