import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The runtime exposes its garbage collector only with a flag, which may be set at runtime.
setFlagsFromString('--expose-gc');

/** Collects all garbage, so that only live memory remains. */
export const collectGarbage: () => void = runInNewContext('gc');
