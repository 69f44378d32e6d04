import { z } from 'zod';
import type { Store } from '#store/open-store.ts';
import { SealBrokenError } from '#vault/seal.ts';
import type { SecretStore } from '#vault/secret-store.ts';
import { type ChainHead, type ChainRecord, macOf } from './chain-record.ts';
import { forgottenWriters } from './forgotten-writers.ts';

/** Something that is not as it was written. */
export type ChainFault = {
  /** The record, or the first of a gap; for a chain without a key, its first one. */
  id: string;
  kind: 'altered' | 'missing' | 'unreadable';
  /** How many records in a row. */
  count: number;
};

/** What a verification has found. */
export type Verification = { records: number; chains: number; faults: ChainFault[]; heads: ChainHead[] };

const PAGE_SIZE = 500;
const MAX_FAULTS = 1_000;

/**
 * Reads the whole trail and names every record that was changed, added, moved or taken away. `anchors` are heads that
 * are known to have existed: by the process that wrote them, by the log, or by the first record of a later chain.
 */
export async function verifyChains(
  store: Store,
  secrets: SecretStore,
  anchors: readonly ChainHead[],
): Promise<Verification> {
  const known = new Map<string, ChainHead>();
  for (const anchor of anchors) raise(known, anchor);
  const rows = await store.selectFrom('audit_records').select('writer').distinct().execute();
  const heads = new Map<string, ChainHead>();
  const found: Verification = { records: 0, chains: rows.length, faults: [], heads: [] };
  const forgotten = new Set<string>();
  for (const { writer } of rows) {
    const key = await readKey(secrets, writer);
    const walk = new ChainWalk(writer, key, found.faults);
    for await (const record of readChain(store, writer)) {
      found.records += 1;
      const isSound = walk.take(record);
      // Only a record that is as it was written can vouch for a chain that is not there any more.
      if (isSound && record.action === 'audit.forget') {
        for (const gone of forgottenWriters(record.details)) forgotten.add(gone);
      }
      if (record.number === 1) for (const head of namedHeads(record)) raise(known, head);
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

/** Follows one chain from its beginning. */
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

  /** Takes in the next record; whether it is as it was written. */
  take(record: ChainRecord): boolean {
    const { id, writer, number, mac } = record;
    reportMissing(this.#faults, writer, this.head.number + 1, number - 1);
    const isSound = this.#isSound(record);
    if (!this.#key) reportOnce(this.#faults, { id, kind: 'unreadable', count: 1 });
    else if (!isSound) this.#faults.push({ id, kind: 'altered', count: 1 });
    this.#isHeadSound = isSound;
    this.head = { writer, number, mac };
    return isSound;
  }

  #isSound({ mac, ...said }: ChainRecord): boolean {
    if (!this.#key || macOf(this.#key, said) !== mac) return false;
    // After a gap or a record that was altered, its own MAC alone vouches for a record.
    const isNext = said.number === this.head.number + 1 && this.#isHeadSound;
    return !isNext || said.previous === this.head.mac;
  }
}

async function* readChain(store: Store, writer: string): AsyncGenerator<ChainRecord> {
  for (let after = 0; ; ) {
    const page = await store
      .selectFrom('audit_records')
      .selectAll()
      .where('writer', '=', writer)
      .where('number', '>', after)
      .orderBy('number')
      .limit(PAGE_SIZE)
      .execute();
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.number;
  }
}

async function readKey(secrets: SecretStore, writer: string): Promise<Buffer | undefined> {
  try {
    const text = await secrets.read('audit-key', writer);
    return text === undefined ? undefined : Buffer.from(text, 'base64');
  } catch (error) {
    if (error instanceof SealBrokenError) return undefined;
    throw error;
  }
}

const details = z.object({ heads: z.array(z.object({ writer: z.string(), number: z.int(), mac: z.string() })) });

/** The heads of other chains that the first record of a chain names. */
function namedHeads(record: ChainRecord): ChainHead[] {
  const parsed = details.safeParse(JSON.parse(record.details));
  return parsed.success ? parsed.data.heads : [];
}

function raise(known: Map<string, ChainHead>, head: ChainHead): void {
  if (head.number > (known.get(head.writer)?.number ?? 0)) known.set(head.writer, head);
}

function reportMissing(faults: ChainFault[], writer: string, first: number, last: number): void {
  if (last >= first) faults.push({ id: `${writer}.${first}`, kind: 'missing', count: last - first + 1 });
}

// One line for a chain whose key is gone, however long it is.
function reportOnce(faults: ChainFault[], fault: ChainFault): void {
  const last = faults.at(-1);
  const isSame = last?.kind === fault.kind && last.id.split('.')[0] === fault.id.split('.')[0];
  if (last && isSame) last.count += 1;
  else faults.push(fault);
}
