import { FILE_BYTES, type PlannedFile, type Task, type WeighedPlan, weighPlan, weightOf } from './weigh-plan.ts';

// Of the pairs that seem best only so many are weighed with all that their files import.
const WEIGHED_PAIRS = 4;

/** Two files, and about how much more the screens weigh when the two are one. */
type Pair = { one: number; other: number; moreWeight: number };

/**
 * Puts two files together, again and again: first those of screens that load too many, then those that cost less together. No
 * screen is left with more files than it may load.
 */
export function mergeFiles(task: Task, plan: WeighedPlan): WeighedPlan {
  const next = mergeTwo(task, plan);
  return next ? mergeFiles(task, next) : plan;
}

function mergeTwo(task: Task, plan: WeighedPlan): WeighedPlan | undefined {
  const crowded = plan.counts.map((count) => count > task.maxFiles);
  const isCrowded = crowded.includes(true);
  let best: WeighedPlan | undefined;
  let boundBytes = isCrowded ? Number.POSITIVE_INFINITY : plan.costBytes;
  let weighed = 0;
  for (const { one, other } of findPairs(plan, isCrowded ? crowded : plan.counts.map(() => true), isCrowded)) {
    const fileOf = plan.fileOf.map((file) => (file === other ? one : file));
    const next = weighPlan(task, fileOf);
    if (!next) continue;
    if (next.costBytes < boundBytes) {
      best = next;
      boundBytes = next.costBytes;
    }
    weighed += 1;
    if (weighed === WEIGHED_PAIRS) break;
  }
  return best;
}

/** Pairs of files that one of these screens loads both of, the best first; those that only cost when they must be. */
function findPairs({ files, excessBytes }: WeighedPlan, of: readonly boolean[], isMust: boolean): Pair[] {
  const largest = Math.max(...excessBytes);
  const weights = excessBytes.map((bytes) => weightOf(bytes - largest));
  const all = [...files].filter(([, { isApart }]) => !isApart);
  const pairs: Pair[] = [];
  for (const [index, [one, oneFile]] of all.entries()) {
    for (let next = index + 1; next < all.length; next += 1) {
      const [other, otherFile] = all[next] as (typeof all)[number];
      const moreWeight = weighPair(oneFile, otherFile, weights, of);
      if (moreWeight < (isMust ? Number.POSITIVE_INFINITY : 0)) pairs.push({ one, other, moreWeight });
    }
  }
  return pairs.sort((a, b) => a.moreWeight - b.moreWeight);
}

/** How much more the screens weigh that load either file when they load both as one; endless when none of these does now. */
function weighPair(one: PlannedFile, other: PlannedFile, weights: readonly number[], of: readonly boolean[]): number {
  let ofBoth = 0;
  let ofOne = 0;
  let ofOther = 0;
  let isShared = false;
  // For each pair of hundreds of files, for each merge: the shortest way through the screens counts.
  for (let screen = 0; screen < weights.length; screen += 1) {
    const weight = weights[screen] as number;
    if (one.screens[screen] === 0) ofOther += other.screens[screen] === 0 ? 0 : weight;
    else if (other.screens[screen] === 0) ofOne += weight;
    else {
      ofBoth += weight;
      isShared ||= of[screen] as boolean;
    }
  }
  if (!isShared) return Number.POSITIVE_INFINITY;
  const grown = ofOne * weightOf(other.sizeBytes - FILE_BYTES) + ofOther * weightOf(one.sizeBytes - FILE_BYTES);
  return ofBoth * weightOf(-FILE_BYTES) + grown - ofBoth - ofOne - ofOther;
}
