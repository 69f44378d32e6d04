import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';

/** Work that runs independently of requests. */
export type BackgroundTask = {
  start(): void;
  /** Starts no new work and waits for work in progress. */
  close(): Promise<void>;
};

/** Runs a task repeatedly, with a delay after each run has ended. Failures are logged and retried. */
export function createPoller(
  { clock, log }: { clock: Clock; log: Logger },
  intervalMs: number,
  work: () => Promise<void>,
): BackgroundTask {
  let cancel = (): void => undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  const run = (): void => {
    running = work()
      .catch((error: unknown) => log.warn({ err: error }, 'background task failed'))
      .then(() => {
        if (!isClosed) cancel = clock.after(intervalMs, run);
      });
  };
  return {
    start: run,
    async close() {
      isClosed = true;
      cancel();
      await running;
    },
  };
}
