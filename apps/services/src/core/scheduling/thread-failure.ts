import type { Worker } from 'node:worker_threads';

/**
 * Returns a signal that aborts when a thread fails or exits. Whoever waits for its messages then stops, and a failure while nobody
 * waits does not end the process.
 */
export function getFailureSignal(thread: Worker): AbortSignal {
  const failure = new AbortController();
  thread.on('error', (error) => failure.abort(error));
  thread.on('exit', (code) => failure.abort(new Error(`a thread exited with code ${code}`)));
  return failure.signal;
}
