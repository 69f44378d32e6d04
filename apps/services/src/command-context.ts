import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { NewerDatabaseError, openDatabase } from '#db/open-database.ts';
import { parseConfig, type ServicesConfig } from './config.ts';

/** An error that the user of a command can fix. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Runs a command and prints errors that its user can fix. Returns the exit code. */
export async function reportErrors(run: () => void | Promise<void>): Promise<number> {
  try {
    await run();
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof NewerDatabaseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** Returns the configuration of a command. Throws CommandError if it is invalid. */
export function readCommandConfig(env: NodeJS.ProcessEnv): ServicesConfig {
  const parsed = parseConfig(env);
  if ('problems' in parsed) throw new CommandError(parsed.problems.join('\n'));
  return parsed.config;
}

/** Opens the services' database, even while the services are running. Throws CommandError if it does not exist. */
export function openCommandDatabase({ dataDir }: ServicesConfig): Database {
  const path = join(dataDir, 'services.db');
  if (!existsSync(path)) {
    throw new CommandError(`No database found in ${dataDir}: start the services once, or set DATA_DIR.`);
  }
  return openDatabase(path);
}
