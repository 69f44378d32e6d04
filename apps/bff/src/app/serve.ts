import { StartError } from '#domain/start-error.ts';
import { parseConfig } from '#platform/config/config.ts';
import { KeyRingError } from '#platform/keys/key-ring.ts';
import { installShutdownHandlers } from './graceful-shutdown.ts';
import { proxyFetch } from './outbound-agent.ts';
import { findPreflightProblems } from './preflight.ts';
import { type RunningBff, startBff } from './start.ts';

const EXIT_CONFIGURATION = 78; // EX_CONFIG of sysexits.h

/**
 * Starts the BFF that the environment describes and runs it until a signal. With `--check`, only reports whether it could start,
 * except for a port in use. If it cannot start, sets the exit code and writes the reason in one line.
 */
export async function serve(args: readonly string[]): Promise<void> {
  proxyFetch();
  const parsed = parseConfig(process.env);
  if ('problems' in parsed) {
    reportProblems(parsed.problems);
    return;
  }
  if (args.includes('--check')) {
    const faults = await findPreflightProblems(parsed.config);
    if (faults.length === 0) process.stdout.write('The configuration is valid.\n');
    else reportProblems(faults);
    return;
  }
  try {
    const bff = await startBff(parsed.config);
    installShutdownHandlers(bff);
    announce(bff);
  } catch (error) {
    if (!(error instanceof StartError || error instanceof KeyRingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

// A supervisor receives the start over its channel and informs users itself.
function announce({ origin }: RunningBff): void {
  if (process.send && process.connected) process.send({ ready: { origin } });
  else process.stdout.write(`The console is at ${origin}\n`);
}

function reportProblems(problems: readonly string[]): void {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = EXIT_CONFIGURATION;
}
