import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { ChainRecord } from '#platform/audit-trail/chain-record.ts';
import { Lease, type LeasedRow, swapExpiry } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { AuditStreamTables } from '#platform/store/tables/audit-stream-tables.ts';
import type { StreamedRecord } from './ocsf-event.ts';

/** The stored state of the stream. */
export type StreamRow = Selectable<AuditStreamTables['audit_streams']>;

/** Records of a chain to send, and the position that they lead to. */
type Chain = { writer: string; seenAt: number; records: ChainRecord[] };

/** Records sent together, and the positions to store once they are accepted. */
export type Batch = { records: StreamedRecord[]; positions: { writer: string; number: number; seenAt: number }[] };

const ID = 'main';
const STREAM: LeasedRow<'audit_streams'> = { table: 'audit_streams', key: { id: ID } };

/** The progress of the audit stream: a position in the chain of each writing process. */
export class StreamStore {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Returns the stream. Creates it on the first call. */
  async find(): Promise<StreamRow> {
    const read = () => this.#store.selectFrom('audit_streams').selectAll().where('id', '=', ID).executeTakeFirst();
    const found = await read();
    if (found) return found;
    const nowMs = this.#clock.nowMs();
    const row = {
      id: ID,
      status: 'delivering',
      last_response: '',
      status_since: nowMs,
      delivered_at: 0,
      attempts: 0,
      due_at: 0,
      lease_until: 0,
      lease_turn: 0,
    };
    await this.#store
      .insertInto('audit_streams')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await read()) ?? row;
  }

  /** Whether there are unsent records. */
  async hasNew(): Promise<boolean> {
    return (await this.#readChains(1)).length > 0;
  }

  claim(): Promise<Lease | undefined> {
    return Lease.acquire(this.#store, this.#clock, STREAM);
  }

  /** Releases the stream until it is due again. */
  release(lease: Lease, set: Partial<StreamRow> = {}): Promise<boolean> {
    return lease.release(swapExpiry(this.#store, STREAM, set));
  }

  /** Returns the next records, in order within each chain and by time across chains, or undefined if all have been sent. */
  async readBatch(limit: number): Promise<Batch | undefined> {
    const chains = await this.#readChains(limit);
    const records = mergeChains(chains, limit);
    if (records.length === 0) return undefined;
    const last = new Map(records.map(({ writer, number }) => [writer, number]));
    const positions = chains.flatMap(({ writer, seenAt, records: all }) => {
      const number = last.get(writer);
      if (number === undefined) return [];
      // Only a chain that was read to its end can be skipped until its writer is active again.
      const isEnd = all.length < limit && all.at(-1)?.number === number;
      return [{ writer, number, seenAt: isEnd ? seenAt : 0 }];
    });
    return { records: await this.#addIntents(records), positions };
  }

  /** Stores the positions of an accepted batch. */
  async advance({ positions }: Batch, set: Partial<StreamRow>): Promise<void> {
    await this.#store.transaction().execute(async (transaction) => {
      for (const { writer, number, seenAt } of positions) {
        const values = { number, seen_at: seenAt };
        await transaction
          .insertInto('audit_stream_positions')
          .values({ writer, ...values })
          .onConflict((conflict) => conflict.column('writer').doUpdateSet(values))
          .execute();
      }
      await transaction.updateTable('audit_streams').set(set).where('id', '=', ID).execute();
    });
  }

  /** Returns the chains that may have unsent records, with those records. */
  async #readChains(limit: number): Promise<Chain[]> {
    const writers = await this.#store
      .selectFrom('audit_writers as writer')
      .leftJoin('audit_stream_positions as position', 'position.writer', 'writer.id')
      .select(['writer.id', 'writer.seen_at', 'position.number'])
      .where((where) =>
        where.or([
          where('position.writer', 'is', null),
          where('writer.is_closed', '=', 0),
          where('writer.seen_at', '<>', where.ref('position.seen_at')),
        ]),
      )
      .orderBy('writer.started_at')
      .execute();
    const chains: Chain[] = [];
    for (const { id, seen_at, number } of writers) {
      const records = await this.#store
        .selectFrom('audit_records')
        .selectAll()
        .where('writer', '=', id)
        .where('number', '>', number ?? 0)
        .orderBy('number')
        .limit(limit)
        .execute();
      if (records.length > 0) chains.push({ writer: id, seenAt: Number(seen_at), records });
      if (limit === 1 && chains.length > 0) break;
    }
    return chains;
  }

  async #addIntents(records: readonly ChainRecord[]): Promise<StreamedRecord[]> {
    const ids = records.flatMap(({ intent_id: id }) => (id === null ? [] : [id]));
    const intents =
      ids.length === 0
        ? []
        : await this.#store.selectFrom('audit_records').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(intents.map((intent) => [intent.id, intent]));
    return records.map((record) => ({ record, intent: byId.get(record.intent_id ?? '') }));
  }
}

/** Merges the first records of all chains by time. Preserves the order within each chain, even if the clock was set back. */
function mergeChains(chains: readonly Chain[], limit: number): ChainRecord[] {
  const merged: ChainRecord[] = [];
  const next = chains.map(() => 0);
  while (merged.length < limit) {
    const heads = chains.flatMap(({ records }, index) => {
      const record = records[next[index] ?? 0];
      return record ? [{ index, record }] : [];
    });
    const first = heads.toSorted((left, right) => Number(left.record.at) - Number(right.record.at))[0];
    if (!first) break;
    merged.push(first.record);
    next[first.index] = (next[first.index] ?? 0) + 1;
  }
  return merged;
}
