/** What runs, as far as its end goes. */
type Running = {
  /** Lets what is in progress end. */
  close(): Promise<void>;
  /** Puts an error on record that nothing caught. */
  noteCrash(error: unknown): Promise<void>;
};

const CRASH_MS = 5_000;

/**
 * Ends what runs together with its process. The first SIGINT or SIGTERM, or the end of a supervisor, lets it end and exits with
 * 0; a second one exits with 1 at once. After an error that nothing caught nobody knows what still holds: it is put on record, requests have
 * five seconds to end, and the exit code is 1.
 */
export function installShutdownHandlers(running: Running): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void running.close().then(() => process.exit(0));
  };
  const crash = (error: unknown) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), CRASH_MS);
    void running
      .noteCrash(error)
      .then(() => running.close())
      .finally(() => process.exit(1));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('uncaughtException', crash);
  process.on('disconnect', stop);
  if (process.send && !process.connected) stop();
}
