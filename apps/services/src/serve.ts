import { collectAfterStart } from '@rotunda/collect-garbage';
import { parseConfig } from './config.ts';
import { DataDirectoryError } from './data-directory.ts';
import { ListenError } from './listen.ts';
import { startServices } from './start.ts';

const EXIT_CONFIGURATION = 78; // EX_CONFIG of sysexits.h

/** Starts the services that the environment describes and keeps them running until a signal. Sets the exit code. */
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
    process.stdout.write(`Services listen at ${services.origin}\n`);
    collectAfterStart();
  } catch (error) {
    if (!(error instanceof DataDirectoryError || error instanceof ListenError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

// The first signal drains and ends with 0; a second one ends at once with 1.
function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
