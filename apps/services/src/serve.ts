import { parseConfig } from './config.ts';
import { DataDirectoryError } from './data-directory.ts';
import { ListenError } from './listen.ts';
import { type RunningServices, startServices } from './start.ts';

const EXIT_CONFIGURATION = 78; // EX_CONFIG of sysexits.h

/** Starts the services with the configuration of the environment, and runs them until a signal. Sets the exit code. */
export async function serve(): Promise<void> {
  const parsed = parseConfig(process.env);
  if ('problems' in parsed) {
    process.stderr.write(`${parsed.problems.join('\n')}\n`);
    process.exitCode = EXIT_CONFIGURATION;
    return;
  }
  try {
    const services = await startServices(parsed.config);
    stopOnSignals(() => services.close());
    announce(services);
  } catch (error) {
    if (!(error instanceof DataDirectoryError || error instanceof ListenError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

// A supervisor is notified over its IPC channel and informs the user itself.
function announce({ origin, demoPassword }: RunningServices): void {
  if (process.send && process.connected) process.send({ ready: { origin, demoPassword } });
  else process.stdout.write(`Services listen at ${origin}\n`);
}

// The first signal, or the end of a supervisor, drains connections and exits with 0. A second signal exits immediately with 1.
function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  if (process.send && !process.connected) stop();
}
