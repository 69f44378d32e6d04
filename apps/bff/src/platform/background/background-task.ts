import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';

/** Work that goes on beside requests. */
export type BackgroundTask = {
  start(): void;
  /** Starts nothing more and waits for what is in progress. */
  close(): Promise<void>;
};

/** Does something again and again, a while after the last time has ended. What fails is logged and tried again. */
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
