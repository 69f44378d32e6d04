import { parseArgs } from 'node:util';
import { proxyFetch } from '#app/outbound-agent.ts';
import type { BffConfig } from '#platform/config/config.ts';
import { diagnose } from './diagnose.ts';
import { formatFinding } from './format-finding.ts';

const EXIT_USAGE = 64; // EX_USAGE of sysexits.h
const EXIT_CONFIGURATION = 78; // EX_CONFIG of sysexits.h
const USAGE = 'Usage: pnpm run doctor [--user EMAIL]\n';

/** Writes what the checks of a configuration find, one after the other. Sets the exit code when something will not work. */
export async function runDoctor(
  parsed: { config: BffConfig } | { problems: string[] },
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
  for await (const finding of diagnose(parsed.config, user)) {
    process.stdout.write(formatFinding(finding));
    if (finding.level === 'error') process.exitCode = 1;
  }
}

/** The address after `--user`; undefined without it, null when the arguments make no sense. */
function readUser(args: readonly string[]): string | undefined | null {
  try {
    return parseArgs({ args: [...args], options: { user: { type: 'string' } } }).values.user;
  } catch {
    return null;
  }
}
