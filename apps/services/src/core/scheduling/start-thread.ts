import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread without environment variables, save for the compile cache of this process if it has one: to compile the modules
 * of a thread takes longer than most of its work. A thread is ended by `terminate`, which stores nothing, so its script calls
 * `flushCompileCache` once it has loaded its modules.
 */
export function startThread(script: URL, options: Omit<WorkerOptions, 'env'>): Worker {
  const cache = getCompileCacheDir();
  // Node makes a directory for its version in the one that the variable names.
  return new Worker(script, { ...options, env: cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) } });
}
