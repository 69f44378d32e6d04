import { ROLES } from '../packages/api-client/src/generated/roles.gen.ts';
import { parseStackConfig, type RunningStack, startStack, superviseStack } from './stack.ts';
import { ProgramEndedError } from './supervised-process.ts';
import type { Supervisor } from './supervisor.ts';
import { watchLauncher } from './watch-launcher.ts';

// One line per request would quickly push the address and the password off the screen.
const IN_TERMINAL = { LOG_LEVEL: 'warn' };

// The demo organisation has one user per role, with the same name.
const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const EXIT_CONFIGURATION = 78; // EX_CONFIG of sysexits.h

/** The options for serving a system. */
type ServeOptions = {
  /** Runs after the configuration has been validated. */
  prepare?: () => Promise<void>;
  /** Whether programs restart when their sources change. */
  isWatching?: boolean;
};

/**
 * Starts the system that the environment describes and runs it until a signal. Sets the exit code to that of the program that
 * cannot start, which has written the reason in one line.
 */
export async function serve({ prepare, isWatching = false }: ServeOptions = {}): Promise<void> {
  const parsed = parseStackConfig({ ...(process.stdout.isTTY && IN_TERMINAL), ...process.env }, { isWatching });
  if ('problems' in parsed) {
    process.stderr.write(`The configuration is invalid:\n${parsed.problems.map((line) => `  ${line}\n`).join('')}`);
    process.exitCode = EXIT_CONFIGURATION;
    return;
  }
  await prepare?.();
  const supervisor = superviseStack(parsed.config);
  const stopping = stopOnSignals(supervisor);
  try {
    const stack = await startStack(supervisor);
    process.stdout.write(welcome(stack));
  } catch (error) {
    if (stopping.signal.aborted) return;
    if (!(error instanceof ProgramEndedError)) throw error;
    process.exit(error.exitCode);
  }
  await supervisor.givenUp;
  await supervisor.close();
  process.exit(1);
}

/** The first signal, or the exit of the parent process or of npx, stops the system gracefully; a second one kills it. */
function stopOnSignals(supervisor: Supervisor): AbortController {
  const stopping = new AbortController();
  const stop = () => {
    if (stopping.signal.aborted) {
      supervisor.kill();
      process.exit(1);
    }
    stopping.abort();
    process.stdout.write('Stopping…\n');
    void supervisor.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.on('disconnect', stop);
  void watchLauncher(stop);
  return stopping;
}

function welcome({ consoleOrigin, services }: RunningStack): string {
  const lines = [`Rotunda is ready at ${consoleOrigin}`];
  if (services?.demoPassword) {
    const users = ROLES.map((role) => `${role}@example.com`);
    lines.push(`Sign in as ${LIST.format(users)}`, `with the password ${services.demoPassword}`);
  }
  if (services) lines.push(`The services listen at ${services.origin}`);
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n  Press Ctrl-C to stop.\n`;
}
