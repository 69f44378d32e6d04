import { randomNumbers } from '#testing/random-numbers.ts';
import { DiskModel, type UnsyncedOutcome } from './disk-model.ts';
import type { WriteRecorder } from './write-recorder.ts';

/** A directory as a power failure left it at a position of the recording. */
export type PowerFailure = { directory: string; position: number; name: string };

/**
 * Yields power failures at moments spread over a recording: before a sync, when the most is at risk, and after one. Of the
 * unsynced changes, each keeps none or a random subset.
 */
export function* simulatePowerFailures(
  recorder: WriteRecorder,
  from: number,
  count: number,
  seed: number,
): Generator<PowerFailure> {
  const changes = recorder.readChanges();
  const random = randomNumbers(seed);
  const candidates = changes.flatMap(({ kind, end }, index) => {
    const isAtSync = kind.startsWith('sync') || changes[index + 1]?.kind.startsWith('sync');
    return isAtSync && end >= from ? [index] : [];
  });
  const step = candidates.length / count;
  const chosen = new Set(
    Array.from({ length: count }, (_, index) => candidates[Math.floor((index + random()) * step)]),
  );
  const disk = new DiskModel();
  let made = 0;
  for (const [index, change] of changes.entries()) {
    disk.apply(change);
    if (!chosen.has(index)) continue;
    made += 1;
    const fate: UnsyncedOutcome = made % 2 === 0 ? 'none' : random;
    const name = `failure ${made} of ${chosen.size}, after change ${index} (${change.kind} ${change.path}), seed ${seed}`;
    yield { directory: recorder.writeImage(disk, fate), position: change.end, name };
  }
}
