import { randomFillSync } from 'node:crypto';
import { withUtcAsLocalTime } from './local-time-zone.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import { loadInternalCode } from './sandbox-bridge.ts';

/** The memory of a sandbox that has loaded the internal code. */
export type SandboxSnapshot = {
  pages: MemoryPages;
  /** Address of the state of `Math.random`. */
  randomStateAddress: number;
};

/** The pages of a memory that are not empty, by address. */
type MemoryPages = ReadonlyMap<number, Uint8Array>;

const PAGE_BYTES = 65_536;
const EMPTY_PAGE = new Uint8Array(PAGE_BYTES);
const RANDOM_STATE_BYTES = 8;
const MAX_ATTEMPTS = 1_000;

let snapshot: Promise<SandboxSnapshot> | undefined;

/**
 * Opens a sandbox that has loaded the internal code. Parsing that code takes longer than most scripts run, so each thread parses it
 * once, and copies the resulting memory into its sandboxes.
 */
export async function openLoadedSandbox(memoryBytes: number): Promise<Sandbox> {
  snapshot ??= takeSnapshot(memoryBytes);
  const { pages, randomStateAddress } = await snapshot;
  const sandbox = await openSandbox(memoryBytes);
  const memory = new Uint8Array(sandbox.memory.buffer);
  for (const [address, page] of pages) memory.set(page, address);
  randomFillSync(memory, randomStateAddress, RANDOM_STATE_BYTES);
  return sandbox;
}

/**
 * Takes a snapshot of a sandbox that has loaded the internal code. It fits every new sandbox, because the engine allocates in the
 * same order, and so at the same addresses, in each.
 */
export async function takeSnapshot(memoryBytes: number): Promise<SandboxSnapshot> {
  const randomStateAddress = await findRandomState(memoryBytes);
  using sandbox = await openSandbox(memoryBytes);
  withUtcAsLocalTime(() => loadInternalCode(sandbox));
  return { pages: readPages(sandbox), randomStateAddress };
}

/**
 * Returns the address of the state of `Math.random`. The engine initialises it from the clock, so it is all that differs between the
 * memory of sandboxes that are opened at different times.
 */
async function findRandomState(memoryBytes: number): Promise<number> {
  const first = await readNewSandbox(memoryBytes);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const differences = findDifferences(first, await readNewSandbox(memoryBytes));
    const [address] = differences;
    if (address === undefined) continue; // Both sandboxes were opened within the same millisecond.
    const start = address - (address % RANDOM_STATE_BYTES);
    if (differences.every((each) => each < start + RANDOM_STATE_BYTES)) return start;
    throw new Error('new sandboxes differ in more than their random numbers');
  }
  throw new Error('failed to find the state of random numbers in a sandbox');
}

async function readNewSandbox(memoryBytes: number): Promise<MemoryPages> {
  using sandbox = await openSandbox(memoryBytes);
  return readPages(sandbox);
}

function readPages({ memory }: Sandbox): MemoryPages {
  const bytes = new Uint8Array(memory.buffer);
  const pages = Array.from({ length: bytes.length / PAGE_BYTES }, (_, index) => {
    const address = index * PAGE_BYTES;
    return [address, bytes.subarray(address, address + PAGE_BYTES)] as const;
  });
  return new Map(
    pages.flatMap(([address, page]) => (Buffer.compare(page, EMPTY_PAGE) === 0 ? [] : [[address, page.slice()]])),
  );
}

/** Returns the addresses of the bytes that differ, in ascending order. */
function findDifferences(left: MemoryPages, right: MemoryPages): number[] {
  const addresses = new Set([...left.keys(), ...right.keys()]);
  return [...addresses]
    .toSorted((one, other) => one - other)
    .flatMap((address) => {
      const [page, other] = [left.get(address) ?? EMPTY_PAGE, right.get(address) ?? EMPTY_PAGE];
      if (Buffer.compare(page, other) === 0) return [];
      return Array.from(page.keys())
        .filter((offset) => page[offset] !== other[offset])
        .map((offset) => address + offset);
    });
}
