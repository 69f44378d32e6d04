import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Selectable } from 'kysely';
import type { Call } from '#domain/calls/match-call.ts';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { createReusedKeyProblem } from '#platform/http/idempotency.ts';
import { chooseFirstTurn, getLeaseExpiry, Lease, swapExpiry } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import { isNotProcessed } from '#upstream/client/call-failure.ts';
import { type RecordedResponse, ResponseRecorder } from '#upstream/client/response-recorder.ts';
import type { StreamingOutcome } from '#upstream/client/streaming-response-handler.ts';

const RETENTION_MS = 24 * 60 * 60 * 1_000;
const LEASE_MS = 60_000;

/** A call with an idempotency key, so that it is executed only once. */
export type IdempotentCall = { user: string; key: string; requestHash: string; requestId: string };

type Row = Selectable<StoreSchema['idempotency_keys']>;

/** Returns the SHA-256 in hex of a complete call. */
export function hashRequest({ operationId, pathParams, query }: Call, body: Buffer | null): string {
  const head = JSON.stringify([operationId, Object.entries(pathParams).sort(), query.toString()]);
  return createHash('sha256')
    .update(head)
    .update(body ?? '')
    .digest('hex');
}

/** The calls of the last 24 hours with an idempotency key, and their outcomes. */
export class IdempotencyStore {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;

  constructor(store: Store, clock: Clock, seals: RowSeals) {
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
  }

  /**
   * Executes a call, or returns its earlier response. The key is used up once the call may have had an effect. Throws 409 while
   * the call is in progress or if its response is unknown, and 422 if the key belongs to another call.
   */
  async execute(
    named: IdempotentCall,
    response: ServerResponse,
    make: (record: ResponseRecorder) => Promise<StreamingOutcome>,
  ): Promise<StreamingOutcome> {
    const attempt = await this.#begin(named);
    if (!(attempt instanceof Lease)) {
      this.#replay(attempt, named.requestHash, response);
      return { kind: 'sent' };
    }
    const record = new ResponseRecorder();
    return attempt.runWithRenewal(async () => {
      const outcome = await make(record).catch(async (error: unknown) => {
        await this.#delete(named).catch(() => undefined);
        throw error;
      });
      // A store error at this point must not affect the response. The key stays used up, with an unknown response.
      await this.#end(named, outcome, record).catch(() => undefined);
      return outcome;
    });
  }

  /** Returns the lease of a new call, or the row of an existing one. */
  async #begin({ user, key, requestHash }: IdempotentCall): Promise<Lease | Row> {
    const now = this.#clock.nowMs();
    const turn = chooseFirstTurn();
    const endMs = getLeaseExpiry(this.#clock, LEASE_MS);
    await this.#store.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
    const { numInsertedOrUpdatedRows } = await this.#store
      .insertInto('idempotency_keys')
      .values({
        user_id: user,
        key,
        request_hash: requestHash,
        state: 'running',
        expires_at: now + RETENTION_MS,
        lease_until: endMs,
        lease_turn: turn,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .executeTakeFirst();
    const swap = swapExpiry(this.#store, { table: 'idempotency_keys', key: { user_id: user, key } });
    if (numInsertedOrUpdatedRows === 1n) {
      return new Lease(this.#clock, { turn, endMs, durationMs: LEASE_MS }, swap);
    }
    return this.#store
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('user_id', '=', user)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
  }

  async #end(named: IdempotentCall, outcome: StreamingOutcome, record: ResponseRecorder): Promise<void> {
    if (outcome.kind === 'unauthenticated' || (outcome.kind === 'failed' && isNotProcessed(outcome.failure))) {
      await this.#delete(named);
      return;
    }
    const response = outcome.kind === 'failed' ? toResponse(outcome.failure.problem, named.requestId) : record.response;
    const row = this.#store
      .updateTable('idempotency_keys')
      .where('user_id', '=', named.user)
      .where('key', '=', named.key);
    await row.set(response ? this.#toCompleted(named, response) : { state: 'lost' }).execute();
  }

  #toCompleted({ user, key, requestHash }: IdempotentCall, response: RecordedResponse) {
    const completed = {
      state: 'answered',
      status: response.status,
      headers: JSON.stringify(response.headers),
      body: response.body.toString('base64'),
    };
    return {
      ...completed,
      seal: this.#seals.seal('idempotency_keys', { ...completed, user_id: user, key, request_hash: requestHash }),
    };
  }

  #replay(row: Row, requestHash: string, response: ServerResponse): void {
    if (row.request_hash !== requestHash) throw createReusedKeyProblem();
    // A process that died cannot report the outcome of its call.
    if (row.state === 'running' && row.lease_until > this.#clock.nowMs()) {
      throw new ProblemError('conflict', {
        detail: 'The call with this key is still in progress.',
        retryable: true,
        retryAfterSeconds: 1,
      });
    }
    const { status, headers, body } = row;
    const isKnown = status !== null && headers !== null && body !== null;
    if (!isKnown || !this.#seals.hasValidSeal('idempotency_keys', row)) {
      throw new ProblemError('conflict', { detail: 'The response to the call with this key is unknown.' });
    }
    response.setHeader('idempotency-replayed', 'true');
    response.writeHead(status, JSON.parse(headers)).end(Buffer.from(body, 'base64'));
  }

  async #delete({ user, key }: IdempotentCall): Promise<void> {
    await this.#store.deleteFrom('idempotency_keys').where('user_id', '=', user).where('key', '=', key).execute();
  }
}

function toResponse(problem: ProblemError, requestId: string): RecordedResponse {
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'private, no-store' };
  return { status: problem.status, headers, body: Buffer.from(JSON.stringify(problem.toBody(requestId))) };
}
