import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread without environment variables, except for this process's compile cache if it has one, because compiling the
 * modules of a thread takes longer than most of its work. A thread is ended by `terminate`, which does not save the cache, so its
 * script calls `flushCompileCache` after loading its modules.
 */
export function startThread(script: URL, options: Omit<WorkerOptions, 'env'>): Worker {
  const cache = getCompileCacheDir();
  // Node creates a directory for its version inside the given directory.
  return new Worker(script, { ...options, env: cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) } });
}
