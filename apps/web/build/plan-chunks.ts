import { type Chunk, LoadCost } from './load-cost.ts';
import { reachAll } from './reach-all.ts';

/** One module of the build: about what it adds to what a browser loads, and the modules that it cannot do without. */
export type BuildModule = { sizeBytes: number; imports: readonly string[] };

// Files are compressed apart: of the smaller of two, about this share more goes out than when they are one.
const APART = 0.2;

/** The chunks that each chunk leads to, itself among them. */
type Reached = ReadonlyMap<Chunk, ReadonlySet<Chunk>>;

/**
 * Says which modules lie together so that no screen loads more than `maxFiles` files: for each module the one that its file
 * is named after, which is the largest of it. Modules that the same screens start with always lie together; beyond that
 * those files are put together that leave the screens the most room, and those that are smaller as one. Modules that no screen starts with are not in the plan.
 * Files never import each other in a circle.
 * @param modules the modules by id; imports of others are passed over
 * @param screens for each screen the modules that it starts with
 * @param limits how many files a screen loads at most, and with how much it counts as full, which it may exceed
 */
export function planChunks(
  modules: ReadonlyMap<string, BuildModule>,
  screens: readonly (readonly string[])[],
  { maxFiles, fullBytes }: { maxFiles: number; fullBytes: number },
): Map<string, string> {
  const chunks = chunkByScreens(modules, screens);
  const loadsOf = (bit: bigint) => chunks.filter((chunk) => chunk.screens & bit);
  const bits = screens.map((_, index) => 1n << BigInt(index));
  for (;;) {
    const sizesBytes = bits.map((bit) => loadsOf(bit).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    const crowded = bits.filter((bit) => loadsOf(bit).length > maxFiles).reduce((all, bit) => all | bit, 0n);
    const cost = new LoadCost(sizesBytes, fullBytes);
    if (!(crowded === 0n ? mergePaying(chunks, modules, cost) : mergeCheapest(chunks, modules, crowded, cost))) break;
  }
  return new Map(
    chunks.flatMap((chunk) => {
      const sizeOf = (id: string) => modules.get(id)?.sizeBytes ?? 0;
      const largest = chunk.modules.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
      return chunk.modules.map((id) => [id, largest] as const);
    }),
  );
}

function chunkByScreens(modules: ReadonlyMap<string, BuildModule>, screens: readonly (readonly string[])[]): Chunk[] {
  const screensOf = new Map<string, bigint>();
  for (const [index, roots] of screens.entries()) {
    const reached = reachAll(roots, (id) => modules.get(id)?.imports ?? []);
    for (const id of reached) screensOf.set(id, (screensOf.get(id) ?? 0n) | (1n << BigInt(index)));
  }
  const chunks = new Map<bigint, Chunk>();
  for (const [id, { sizeBytes }] of modules) {
    const bits = screensOf.get(id);
    if (!bits) continue;
    const chunk = chunks.get(bits) ?? { screens: bits, sizeBytes: 0, modules: [] };
    chunk.modules.push(id);
    chunk.sizeBytes += sizeBytes;
    chunks.set(bits, chunk);
  }
  return [...chunks.values()];
}

/** Puts two files of crowded screens together; false when no two can be. */
function mergeCheapest(
  chunks: Chunk[],
  modules: ReadonlyMap<string, BuildModule>,
  crowded: bigint,
  cost: LoadCost,
): boolean {
  const reached = reachChunks(chunks, modules);
  const pairs = chunks
    .flatMap((one, index) => chunks.slice(index + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => one.screens & other.screens & crowded)
    .map((pair) => ({ ...pair, atLeast: cost.ofBoth(pair.one, pair.other) }))
    .sort((a, b) => a.atLeast - b.atLeast);
  let best: { one: Chunk; other: Chunk; cost: number } | undefined;
  for (const { one, other, atLeast } of pairs) {
    if (best && atLeast >= best.cost) break;
    if (makesCircle(reached, one, other)) continue;
    const all = cost.ofAll(neededBy(reached, one, other), one.screens | other.screens);
    if (!best || all < best.cost) best = { one, other, cost: all };
  }
  if (!best) return false;
  putTogether(chunks, reached, best.one, best.other);
  return true;
}

/** Puts two files together whose screens gain more by it than it costs the screens of one alone; false for none. */
function mergePaying(chunks: Chunk[], modules: ReadonlyMap<string, BuildModule>, cost: LoadCost): boolean {
  const reached = reachChunks(chunks, modules);
  let best: { one: Chunk; other: Chunk; cost: number } | undefined;
  for (const [index, one] of chunks.entries()) {
    for (const other of chunks.slice(index + 1)) {
      const gain = cost.ofLess(one.screens & other.screens, APART * Math.min(one.sizeBytes, other.sizeBytes));
      if (cost.ofBoth(one, other) - gain >= (best?.cost ?? 0) || makesCircle(reached, one, other)) continue;
      const all = cost.ofAll(neededBy(reached, one, other), one.screens | other.screens) - gain;
      if (all < (best?.cost ?? 0)) best = { one, other, cost: all };
    }
  }
  if (best) putTogether(chunks, reached, best.one, best.other);
  return best !== undefined;
}

function putTogether(chunks: Chunk[], reached: Reached, one: Chunk, other: Chunk): void {
  for (const needed of neededBy(reached, one, other)) needed.screens |= one.screens | other.screens;
  one.sizeBytes += other.sizeBytes;
  one.modules.push(...other.modules);
  chunks.splice(chunks.indexOf(other), 1);
}

function neededBy(reached: Reached, one: Chunk, other: Chunk): Set<Chunk> {
  return new Set([...(reached.get(one) ?? []), ...(reached.get(other) ?? [])]);
}

/** Whether one of the two leads to the other through a third. */
function makesCircle(reached: Reached, one: Chunk, other: Chunk): boolean {
  const leads = (from: Chunk, to: Chunk) =>
    [...(reached.get(from) ?? [])].some((by) => by !== from && by !== to && reached.get(by)?.has(to));
  return leads(one, other) || leads(other, one);
}

function reachChunks(chunks: readonly Chunk[], modules: ReadonlyMap<string, BuildModule>): Reached {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const imports = new Map(
    chunks.map((chunk) => {
      const imported = chunk.modules.flatMap((id) => modules.get(id)?.imports ?? []);
      return [chunk, new Set(imported.flatMap((id) => chunkOf.get(id) ?? []))] as const;
    }),
  );
  return new Map(chunks.map((chunk) => [chunk, reachAll([chunk], (from) => imports.get(from) ?? [])]));
}
