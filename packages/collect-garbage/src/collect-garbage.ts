import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collection = { type: 'minor' } | { type: 'major'; execution: 'sync'; flavor: 'last-resort' };

const PASSING_BYTES = 8 * 2 ** 20;

// The runtime hands out its collector by a flag only, which may be set while it runs.
setFlagsFromString('--expose-gc');
const collect: (collection: Collection) => void = runInNewContext('gc');

let passedBytes = 0;

/**
 * Counts bytes of content that have passed through, and from time to time frees the buffers that they came in. The runtime
 * looks only at the small objects that stand for buffers, and would let about 60 MiB of them lie before it frees any.
 */
export function notePassed(sizeBytes: number): void {
  passedBytes += sizeBytes;
  if (passedBytes < PASSING_BYTES) return;
  passedBytes = 0;
  collect({ type: 'minor' });
}

/** Frees what starting took, up to a quarter of the memory of the process, which the runtime would keep. Takes about 0.1 s. */
export function collectAfterStart(): void {
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
