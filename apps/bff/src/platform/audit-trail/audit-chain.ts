import { randomBytes } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { AuditRecord } from './audit-record.ts';
import { type ChainHead, type ChainRecord, createChainRecord } from './chain-record.ts';

/** The dependencies of a chain. */
export type ChainDeps = { store: Store; secrets: SecretStore; clock: Clock };

const KEY_BYTES = 32;
const MAX_BATCH = 100; // Rows per statement. Keeps a statement below the limit of bound values of every database.
const NAMED_CHAINS = 20;
const HEARTBEAT_EVERY_MS = 5_000; // Several times within the timeout after which a writer counts as lost.

type Waiting = { content: AuditRecord; resolve: (id: string) => void; reject: (error: unknown) => void };

/**
 * The records of one process, each bound to the previous one by a MAC with a key that only this console has. Records queued
 * during a write are written together in the next one.
 */
export class AuditChain {
  readonly #deps: ChainDeps;
  readonly #key: Buffer;
  readonly #waiting: Waiting[] = [];
  #head: ChainHead;
  #isHeadSure = true;
  #isWriting = false;
  #seenAtMs: number;

  private constructor(parts: ChainDeps, key: Buffer, { writer, number, mac }: ChainHead) {
    this.#deps = parts;
    this.#key = key;
    this.#head = { writer, number, mac };
    this.#seenAtMs = parts.clock.nowMs();
  }

  /** Begins a chain. Its first record contains the heads of earlier chains, so that their ends cannot be truncated undetected. */
  static async begin(parts: ChainDeps, action: string): Promise<AuditChain> {
    const { store, secrets, clock } = parts;
    const writer = randomBytes(8).toString('hex');
    const key = randomBytes(KEY_BYTES);
    const heads = await readHeads(store, NAMED_CHAINS);
    const nowMs = clock.nowMs();
    const content: AuditRecord = { kind: 'event', action, outcome: 'succeeded', details: { heads } };
    const first = createChainRecord(key, { writer, number: 0, mac: '' }, nowMs, content);
    // Written atomically, because a key or a writer without a record would indicate removed records.
    await store.transaction().execute(async (transaction) => {
      await secrets.withTransaction(transaction).add('audit-key', writer, key.toString('base64'));
      await transaction
        .insertInto('audit_writers')
        .values({ id: writer, started_at: nowMs, seen_at: nowMs, is_closed: 0 })
        .execute();
      await transaction.insertInto('audit_records').values(first).execute();
    });
    return new AuditChain(parts, key, first);
  }

  /** The current head of the chain. */
  get head(): ChainHead {
    return this.#head;
  }

  /**
   * Records that this writer is alive, so that other processes do not close its open intents. A writer without open intents may
   * skip this and report before its next record.
   */
  async heartbeat(): Promise<void> {
    const { store, clock } = this.#deps;
    this.#seenAtMs = clock.nowMs();
    const seen = { seen_at: this.#seenAtMs, is_closed: 0 };
    await store.updateTable('audit_writers').set(seen).where('id', '=', this.#head.writer).execute();
  }

  /** Appends a record. Resolves to its ID once it is durable. */
  append(content: AuditRecord): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.#waiting.push({ content, resolve, reject });
    if (!this.#isWriting) void this.#writeWaiting();
    return promise;
  }

  /**
   * Whether this chain contains an outcome of an intent. Another chain contains at most an unknown outcome, from a process that
   * cannot know it.
   */
  async hasOutcome(intentId: string): Promise<boolean> {
    const outcomes = this.#deps.store.selectFrom('audit_records').select('id').where('intent_id', '=', intentId);
    const own = outcomes.where('writer', '=', this.#head.writer).limit(1);
    return (await own.executeTakeFirst()) !== undefined;
  }

  async #writeWaiting(): Promise<void> {
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MAX_BATCH);
      try {
        const ids = await this.#write(batch.map(({ content }) => content));
        for (const [index, { resolve }] of batch.entries()) resolve(ids[index] ?? '');
      } catch (error) {
        // The write may have succeeded without a response, so the next write verifies the head first.
        this.#isHeadSure = false;
        for (const { reject } of batch) reject(error);
      }
    }
    // Reset in the same turn in which the queue was found empty, so that no record added later is left waiting.
    this.#isWriting = false;
  }

  async #write(contents: readonly AuditRecord[]): Promise<string[]> {
    const { store, clock } = this.#deps;
    if (this.#seenAtMs + HEARTBEAT_EVERY_MS <= clock.nowMs()) await this.heartbeat();
    if (!this.#isHeadSure) {
      this.#head = (await readHead(store, this.#head.writer)) ?? this.#head;
      this.#isHeadSure = true;
    }
    const records: ChainRecord[] = [];
    let head = this.#head;
    for (const content of contents) {
      const record = createChainRecord(this.#key, head, clock.nowMs(), content);
      records.push(record);
      head = record;
    }
    await store.insertInto('audit_records').values(records).execute();
    this.#head = { writer: head.writer, number: head.number, mac: head.mac };
    return records.map(({ id }) => id);
  }
}

async function readHeads(store: Store, limit: number): Promise<ChainHead[]> {
  const writers = await store
    .selectFrom('audit_writers')
    .select('id')
    .orderBy('seen_at', 'desc')
    .limit(limit)
    .execute();
  const heads = await Promise.all(writers.map(({ id }) => readHead(store, id)));
  return heads.filter((head) => head !== undefined);
}

function readHead(store: Store, writer: string): Promise<ChainHead | undefined> {
  return store
    .selectFrom('audit_records')
    .select(['writer', 'number', 'mac'])
    .where('writer', '=', writer)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
