import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '#db/database.ts';
import { NewerDatabaseError, openDatabase } from '#db/open-database.ts';
import { parseConfig, type ServicesConfig } from './config.ts';

/** Something that the user of a command can put right. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Runs a command; prints what its user can put right. Returns the exit code. */
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

/** The configuration of a command. Throws CommandError when it is wrong. */
export function readCommandConfig(env: NodeJS.ProcessEnv): ServicesConfig {
  const parsed = parseConfig(env);
  if ('problems' in parsed) throw new CommandError(parsed.problems.join('\n'));
  return parsed.config;
}

/** Opens the services' database, also while they run on it. Throws CommandError when there is none. */
export function openCommandDatabase({ dataDir }: ServicesConfig): Database {
  const path = join(dataDir, 'services.db');
  if (!existsSync(path)) {
    throw new CommandError(`There is no database in ${dataDir}: start the services once, or set DATA_DIR.`);
  }
  return openDatabase(path);
}
