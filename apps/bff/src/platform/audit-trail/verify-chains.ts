import { z } from 'zod';
import { waitForNextTurn } from '#domain/next-turn.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { ChainFault } from './chain-fault.ts';
import { readChainKey } from './chain-key.ts';
import { type ChainHead, type ChainRecord, isSigned } from './chain-record.ts';
import { findAlteredContent } from './find-altered-content.ts';
import { readPurgedWriters } from './purged-writers.ts';

/** The result of a verification. */
export type Verification = { records: number; chains: number; faults: ChainFault[]; heads: ChainHead[] };

const VERIFIED_RECORDS_PAGE_SIZE = 100;
const MAX_FAULTS = 1_000;

/**
 * Verifies the whole trail. Reports every record that was changed, added, moved or removed, and retained content that differs
 * from its record. `anchors` are heads known to have existed, from the process that wrote them, from a file or a log outside the
 * database, or from the first record of a later chain.
 */
export async function verifyChains(
  store: Store,
  secrets: SecretStore,
  anchors: readonly ChainHead[],
): Promise<Verification> {
  const known = await readStartedChains(store, secrets);
  for (const anchor of anchors) raise(known, anchor);
  const rows = await store.selectFrom('audit_records').select('writer').distinct().execute();
  const heads = new Map<string, ChainHead>();
  const found: Verification = { records: 0, chains: rows.length, faults: [], heads: [] };
  const forgotten = new Set<string>();
  for (const { writer } of rows) {
    const walk = new ChainWalk(writer, await readChainKey(secrets, writer), found.faults);
    for await (const page of readChain(store, writer)) {
      found.records += page.length;
      const sound = page.filter((record) => walk.verifyNext(record));
      // Only an unaltered record can certify content, or the removal of a chain.
      found.faults.push(...(await findAlteredContent(store, sound)));
      for (const record of sound) {
        if (record.action !== 'audit.forget') continue;
        for (const gone of readPurgedWriters(record.details)) forgotten.add(gone);
      }
      for (const record of page) if (record.number === 1) for (const head of readNamedHeads(record)) raise(known, head);
    }
    heads.set(writer, walk.head);
  }
  for (const anchor of known.values()) {
    if (forgotten.has(anchor.writer) && !heads.has(anchor.writer)) continue;
    const head = heads.get(anchor.writer) ?? { ...anchor, number: 0 };
    reportMissing(found.faults, anchor.writer, head.number + 1, anchor.number);
  }
  found.heads = [...heads.values()];
  found.faults = found.faults.slice(0, MAX_FAULTS);
  return found;
}

/** Returns the chains that have a key or a writer in the store, by writer. Each must have at least one record. */
async function readStartedChains(store: Store, secrets: SecretStore): Promise<Map<string, ChainHead>> {
  const writers = await store.selectFrom('audit_writers').select('id').execute();
  const ids = [...writers.map(({ id }) => id), ...(await secrets.listIds('audit-key'))];
  return new Map(ids.map((writer) => [writer, { writer, number: 1, mac: '' }]));
}

/** Walks one chain from its beginning. */
class ChainWalk {
  head: ChainHead;
  readonly #key: Buffer | undefined;
  readonly #faults: ChainFault[];
  #isHeadSound = true;

  constructor(writer: string, key: Buffer | undefined, faults: ChainFault[]) {
    this.head = { writer, number: 0, mac: '' };
    this.#key = key;
    this.#faults = faults;
  }

  /** Checks the next record. Returns whether it is unaltered. */
  verifyNext(record: ChainRecord): boolean {
    const { id, writer, number, mac } = record;
    reportMissing(this.#faults, writer, this.head.number + 1, number - 1);
    const isSound = this.#isSound(record);
    if (!this.#key) reportOnce(this.#faults, { id, kind: 'unreadable', count: 1 });
    else if (!isSound) this.#faults.push({ id, kind: 'altered', count: 1 });
    this.#isHeadSound = isSound;
    this.head = { writer, number, mac };
    return isSound;
  }

  #isSound(record: ChainRecord): boolean {
    if (!this.#key || !isSigned(this.#key, record)) return false;
    // After a gap or an altered record, a record is certified only by its own MAC.
    const isNext = record.number === this.head.number + 1 && this.#isHeadSound;
    return !isNext || record.previous === this.head.mac;
  }
}

async function* readChain(store: Store, writer: string): AsyncGenerator<ChainRecord[]> {
  for (let after = 0; ; ) {
    const page = await store
      .selectFrom('audit_records')
      .selectAll()
      .where('writer', '=', writer)
      .where('number', '>', after)
      .orderBy('number')
      .limit(VERIFIED_RECORDS_PAGE_SIZE)
      .execute();
    const last = page.at(-1);
    if (!last) return;
    yield page;
    await waitForNextTurn();
    after = last.number;
  }
}

const details = z.object({ heads: z.array(z.object({ writer: z.string(), number: z.int(), mac: z.string() })) });

/** Returns the heads of other chains that the first record of a chain contains. */
function readNamedHeads(record: ChainRecord): ChainHead[] {
  const parsed = details.safeParse(JSON.parse(record.details));
  return parsed.success ? parsed.data.heads : [];
}

function raise(known: Map<string, ChainHead>, head: ChainHead): void {
  if (head.number > (known.get(head.writer)?.number ?? 0)) known.set(head.writer, head);
}

function reportMissing(faults: ChainFault[], writer: string, first: number, last: number): void {
  if (last >= first) faults.push({ id: `${writer}.${first}`, kind: 'missing', count: last - first + 1 });
}

// Reports a chain without a key once, regardless of its length.
function reportOnce(faults: ChainFault[], fault: ChainFault): void {
  const last = faults.at(-1);
  const isSame = last?.kind === fault.kind && last.id.split('.')[0] === fault.id.split('.')[0];
  if (last && isSame) last.count += 1;
  else faults.push(fault);
}
