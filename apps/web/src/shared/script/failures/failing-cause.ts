import type { DeploymentRecord } from '#shared/script/deployments/deployment-history.ts';
import type { ProjectChange } from '#shared/script/deployments/project-change.ts';
import { findVersion } from '#shared/script/deployments/version-at.ts';
import { type CodeHistory, snapshotAfter, snapshotBefore } from './code-at.ts';
import type { FailureStreak, Run } from './failure-streak.ts';

/**
 * The code of the last good and the first bad run, for comparison. `head` is undefined for the current HEAD, and `version` for
 * HEAD at that time.
 */
export type CodeDifference =
  | { kind: 'different'; base: number; head: number | undefined; isExact: boolean }
  | { kind: 'same'; version: number | undefined };

const RANK: Readonly<Record<ProjectChange['kind'], number>> = { deployment: 0, save: 0, version: 1, sharing: 2 };

/**
 * Returns the last change between the last good and the first bad run: of the code if any, or else a new version, or else of
 * sharing. Runs of a deployment only change with that deployment, other runs with each save. Returns undefined without a last
 * good run.
 */
export function findCause(
  { firstBad, lastGood }: FailureStreak,
  changes: readonly ProjectChange[],
): ProjectChange | undefined {
  const fromMs = findTime(lastGood) ?? Number.POSITIVE_INFINITY;
  const toMs = findTime(firstBad) ?? Number.NEGATIVE_INFINITY;
  const between = changes.filter(
    (change) => change.timeMs > fromMs && change.timeMs <= toMs && concerns(change, firstBad.deploymentId),
  );
  return between.toSorted((one, other) => RANK[one.kind] - RANK[other.kind] || other.timeMs - one.timeMs)[0];
}

function concerns({ kind, deploymentId }: ProjectChange, deployment: string | undefined): boolean {
  if (kind === 'sharing') return true;
  return deployment === undefined ? kind !== 'deployment' : kind === 'deployment' && deploymentId === deployment;
}

type KnownCode = {
  changes: readonly ProjectChange[];
  /** Whether the changes include all saves. */
  areSavesKnown: boolean;
  /** The version numbers, with their creation times. */
  versions: CodeHistory['versions'];
  /** The changes of the deployment that ran, newest first, and its current version. */
  records: readonly DeploymentRecord[];
  served: ServedVersion | undefined;
};

/** The current version of a deployment, and since when if known. */
type ServedVersion = { versionNumber: number; sinceMs: number | undefined };

/**
 * Returns how the code of the first bad run differs from the code of the last good one. Returns undefined if either is unknown.
 */
export function findDifference(
  { firstBad, lastGood }: FailureStreak,
  { changes, areSavesKnown, versions, ...deployed }: KnownCode,
): CodeDifference | undefined {
  const goodMs = findTime(lastGood);
  const badMs = findTime(firstBad);
  if (goodMs === undefined || badMs === undefined) return undefined;
  if (firstBad.deploymentId !== undefined) {
    const base = findServedVersion({ versions, ...deployed }, goodMs);
    const head = findServedVersion({ versions, ...deployed }, badMs);
    if (base === undefined || head === undefined) return undefined;
    return base.version === head.version
      ? { kind: 'same', version: base.version }
      : { kind: 'different', base: base.version, head: head.version, isExact: base.isExact && head.isExact };
  }
  const savedMs = changes.filter(({ kind }) => kind === 'save').map(({ timeMs }) => timeMs);
  const isSaved = savedMs.some((timeMs) => timeMs > goodMs && timeMs <= badMs);
  if (areSavesKnown && !isSaved) return { kind: 'same', version: undefined };
  const base = snapshotBefore({ versions, savedMs }, goodMs);
  const head = snapshotAfter({ versions, savedMs }, badMs);
  if (base?.versionNumber === undefined) return undefined;
  return {
    kind: 'different',
    base: base.versionNumber,
    head: head.versionNumber,
    isExact: base.isExact && head.isExact,
  };
}

/**
 * Returns the version that a deployment served at a time: as recorded, or the newest one at that time if it has changed since.
 */
function findServedVersion(
  { versions, records, served }: Pick<KnownCode, 'versions' | 'records' | 'served'>,
  timeMs: number,
): { version: number; isExact: boolean } | undefined {
  const first = records.at(-1);
  const foundMs = first?.action === 'found' ? Date.parse(first.time) : undefined;
  const isAsFound = first === undefined || (foundMs !== undefined && foundMs > timeMs);
  const sinceMs = served?.sinceMs ?? Number.NEGATIVE_INFINITY;
  // A change before the console detected the deployment means that it had another version until then, which is not recorded.
  if (isAsFound && sinceMs > timeMs && sinceMs <= (foundMs ?? sinceMs)) {
    const version = snapshotBefore({ versions, savedMs: [] }, timeMs)?.versionNumber;
    return version === undefined ? undefined : { version, isExact: false };
  }
  const version = findVersion(records, new Date(timeMs).toISOString()) ?? served?.versionNumber;
  return version === undefined ? undefined : { version, isExact: true };
}

function findTime(run: Run | undefined): number | undefined {
  return run?.startTime === undefined ? undefined : Date.parse(run.startTime);
}
