import type { Logger } from 'pino';

/** Work that goes on beside requests. */
export type BackgroundTask = {
  start(): void;
  /** Starts nothing more and waits for what is in progress. */
  close(): Promise<void>;
};

/** Does something again and again, a while after the last time has ended. What fails is logged and tried again. */
export function createPoller(intervalMs: number, work: () => Promise<void>, log: Logger): BackgroundTask {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  const run = (): void => {
    running = work()
      .catch((error: unknown) => log.warn({ err: error }, 'background task failed'))
      .then(() => {
        if (!isClosed) timer = setTimeout(run, intervalMs);
      });
  };
  return {
    start: run,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
