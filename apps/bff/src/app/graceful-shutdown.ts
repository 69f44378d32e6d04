/** The parts of a running BFF that its shutdown needs. */
type Running = {
  /** Lets work in progress finish. */
  close(): Promise<void>;
  /** Records an uncaught error. */
  recordCrash(error: unknown): Promise<void>;
};

const CRASH_MS = 5_000;

/**
 * Shuts down the BFF with its process. The first SIGINT or SIGTERM, or the exit of a supervisor, shuts it down gracefully with
 * exit code 0; a second one exits immediately with 1. After an uncaught error, the state is unreliable: the error is recorded,
 * requests have five seconds to finish, and the exit code is 1.
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
      .recordCrash(error)
      .then(() => running.close())
      .finally(() => process.exit(1));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('uncaughtException', crash);
  process.on('disconnect', stop);
  if (process.send && !process.connected) stop();
}
