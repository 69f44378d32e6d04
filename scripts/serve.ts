import { endWithProcess } from '@rotunda/bff/end-with-process';
import { collectAfterStart } from '@rotunda/collect-garbage';
import { isStartRefusal, parseStackConfig, type RunningStack, startStack } from './stack.ts';

// A line for each request would soon push the address and the password off the screen.
const IN_TERMINAL = { LOG_LEVEL: 'warn' };

const EXIT_CONFIGURATION = 78; // EX_CONFIG of sysexits.h

/**
 * Starts the system that the environment describes and keeps it running until a signal. `prepare` runs once the
 * configuration is known to be right. Sets the exit code and says in one line what is wrong when it cannot start.
 */
export async function serve(prepare: () => Promise<void> = async () => undefined): Promise<void> {
  const parsed = parseStackConfig({ ...(process.stdout.isTTY && IN_TERMINAL), ...process.env });
  if ('problems' in parsed) {
    process.stderr.write(`The configuration is invalid:\n${parsed.problems.map((line) => `  ${line}\n`).join('')}`);
    process.exitCode = EXIT_CONFIGURATION;
    return;
  }
  await prepare();
  try {
    const stack = await startStack(parsed.config);
    endWithProcess(stack, () => process.stdout.write('Stopping…\n'));
    process.stdout.write(welcome(stack));
    collectAfterStart();
  } catch (error) {
    if (!isStartRefusal(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function welcome({ consoleOrigin, services }: RunningStack): string {
  const lines = [`Rotunda is ready at ${consoleOrigin}`];
  if (services?.demoPassword) {
    lines.push(
      'Sign in as operator@example.com, reviewer@example.com or support@example.com',
      `with the password ${services.demoPassword}`,
    );
  }
  if (services) lines.push(`The services listen at ${services.origin}`);
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n  Press Ctrl-C to stop.\n`;
}
