import { StartError } from '#domain/start-error.ts';
import { parseStoreConfig, type StoreConfig } from '#platform/config/store-config.ts';
import { KeyRingError } from '#platform/keys/key-ring.ts';

const EXIT_USAGE = 64; // EX_USAGE of sysexits.h
const EXIT_CONFIGURATION = 78; // EX_CONFIG of sysexits.h

/**
 * Runs a command on the store that the environment describes, and writes its output. Writes the usage if the arguments were
 * invalid and there is no command. Sets the exit code.
 */
export async function runStoreCommand(
  usage: string,
  command: ((config: StoreConfig) => Promise<string>) | undefined,
): Promise<void> {
  if (!command) {
    process.stderr.write(usage);
    process.exitCode = EXIT_USAGE;
    return;
  }
  const parsed = parseStoreConfig(process.env);
  if ('problems' in parsed) {
    process.stderr.write(`${parsed.problems.join('\n')}\n`);
    process.exitCode = EXIT_CONFIGURATION;
    return;
  }
  try {
    process.stdout.write(await command(parsed.config));
  } catch (error) {
    if (!(error instanceof StartError || error instanceof KeyRingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
