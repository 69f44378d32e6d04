import { reachAll } from './reach-all.ts';

// A byte more on a screen that loads twice as much as another counts 16 times as much: of what was tried from 0 to 8, this
// power keeps the largest screens smallest.
const LARGE_SCREENS_FIRST = 4;

/** One module of the build: its size as the bundler sees it, and the modules that it cannot do without. */
export type BuildModule = { sizeBytes: number; imports: readonly string[] };

/** What is to lie together in one file, and the screens that load it, one bit each. */
type Chunk = { screens: bigint; sizeBytes: number; modules: string[] };

/** The chunks that each chunk leads to, itself among them. */
type Reached = ReadonlyMap<Chunk, ReadonlySet<Chunk>>;

/**
 * Says which modules lie together so that no screen loads more than `maxFiles` files: for each module the one that its file
 * is named after, which is the largest of it. Modules that the same screens start with always lie together; beyond that
 * those files are put together that make screens load the least of what they do not need. Modules that no screen starts
 * with are not in the plan. Files never import each other in a circle.
 * @param modules the modules by id; imports of others are passed over
 * @param screens for each screen the modules that it starts with
 */
export function planChunks(
  modules: ReadonlyMap<string, BuildModule>,
  screens: readonly (readonly string[])[],
  maxFiles: number,
): Map<string, string> {
  const chunks = chunkByScreens(modules, screens);
  const loadsOf = (bit: bigint) => chunks.filter((chunk) => chunk.screens & bit);
  const bits = screens.map((_, index) => 1n << BigInt(index));
  for (;;) {
    const weigh = weighScreens(bits.map((bit) => loadsOf(bit).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)));
    const crowded = bits.filter((bit) => loadsOf(bit).length > maxFiles).reduce((all, bit) => all | bit, 0n);
    if (crowded === 0n || !mergeCheapest(chunks, modules, crowded, weigh)) break;
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
  weigh: (screens: bigint) => number,
): boolean {
  const reached = reachChunks(chunks, modules);
  const pairs = chunks
    .flatMap((one, index) => chunks.slice(index + 1).map((other) => ({ one, other })))
    .filter(({ one, other }) => one.screens & other.screens & crowded)
    .map((pair) => ({
      ...pair,
      atLeast: costOf([pair.one, pair.other], pair.one.screens | pair.other.screens, weigh),
    }))
    .sort((a, b) => a.atLeast - b.atLeast);
  let best: { one: Chunk; other: Chunk; cost: number } | undefined;
  for (const { one, other, atLeast } of pairs) {
    if (best && atLeast >= best.cost) break;
    if (makesCircle(reached, one, other)) continue;
    const cost = costOf(neededBy(reached, one, other), one.screens | other.screens, weigh);
    if (!best || cost < best.cost) best = { one, other, cost };
  }
  if (!best) return false;
  const { one, other } = best;
  for (const needed of neededBy(reached, one, other)) needed.screens |= one.screens | other.screens;
  one.sizeBytes += other.sizeBytes;
  one.modules.push(...other.modules);
  chunks.splice(chunks.indexOf(other), 1);
  return true;
}

/** Says for sets of screens what a byte more costs them: most where there is most to load already. */
function weighScreens(sizesBytes: readonly number[]): (screens: bigint) => number {
  const largest = Math.max(...sizesBytes);
  const weights = sizesBytes.map((sizeBytes) => (sizeBytes / largest) ** LARGE_SCREENS_FIRST);
  const known = new Map<bigint, number>();
  return (screens) => {
    let sum = known.get(screens);
    if (sum === undefined) {
      sum = weights.reduce((total, weight, index) => ((screens >> BigInt(index)) & 1n ? total + weight : total), 0);
      known.set(screens, sum);
    }
    return sum;
  };
}

/** What it costs that all these screens load all these files. */
function costOf(chunks: Iterable<Chunk>, screens: bigint, weigh: (screens: bigint) => number): number {
  let cost = 0;
  for (const chunk of chunks) cost += chunk.sizeBytes * weigh(screens & ~chunk.screens);
  return cost;
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
