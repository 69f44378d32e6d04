import { parseArgs } from 'node:util';
import { proxyFetch } from '#app/outbound-agent.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { diagnose } from './diagnose.ts';
import { formatFinding } from './format-finding.ts';

const EXIT_USAGE = 64; // EX_USAGE of sysexits.h
const EXIT_CONFIGURATION = 78; // EX_CONFIG of sysexits.h
const USAGE = 'Usage: pnpm run doctor [--user EMAIL]\n';

/**
 * Writes the findings for a configuration one after another. Sets the exit code if something will not work. `embeddedOrigin` is
 * the address of the embedded services, if they are used.
 */
export async function runDoctor(
  parsed: { config: BffConfig; embeddedOrigin?: string | undefined } | { problems: string[] },
  args: readonly string[],
): Promise<void> {
  const user = readUser(args);
  if (user === null) {
    process.stderr.write(USAGE);
    process.exitCode = EXIT_USAGE;
    return;
  }
  if ('problems' in parsed) {
    for (const text of parsed.problems) {
      process.stdout.write(formatFinding({ level: 'error', subject: 'Configuration', text }));
    }
    process.exitCode = EXIT_CONFIGURATION;
    return;
  }
  proxyFetch();
  for await (const finding of diagnose(parsed.config, user, parsed.embeddedOrigin)) {
    process.stdout.write(formatFinding(finding));
    if (finding.level === 'error') process.exitCode = 1;
  }
}

/** Returns the address after `--user`: undefined without the option, null if the arguments are invalid. */
function readUser(args: readonly string[]): string | undefined | null {
  try {
    return parseArgs({ args: [...args], options: { user: { type: 'string' } } }).values.user;
  } catch {
    return null;
  }
}
