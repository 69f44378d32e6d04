import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The runtime hands out its collector by a flag only, which may be set while it runs.
setFlagsFromString('--expose-gc');

/** Collects all garbage, so that what is still in memory is what the process holds. */
export const collectGarbage: () => void = runInNewContext('gc');
