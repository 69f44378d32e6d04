import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { issueAccessToken } from '#core/access-tokens.ts';
import { systemClock, toTimestamp } from '#core/clock.ts';
import { findAccountByEmail } from '#core/directory.ts';
import { DAY_MS } from '#core/durations.ts';
import { toScopeIdentifier } from '#core/scopes.ts';
import type { Database } from '#db/database.ts';
import { NewerDatabaseError, openDatabase } from '#db/open-database.ts';
import { TOOLS_CLIENT_ID } from '#identity/clients.ts';
import { listScopeIdentifiers, scopeSuffixes } from '#identity/scope-words.ts';
import { parseConfig, type ServicesConfig } from './config.ts';

const TOKEN_LIFETIME_MS = DAY_MS;

const USAGE = `Usage: pnpm services token --user EMAIL [--scopes SCOPE,SCOPE]

Prints a bearer token for the three services as its last line. It is valid for 24 hours.

  --user EMAIL    whose token it is
  --scopes LIST   scopes, separated by commas: suffixes such as drive.readonly, or whole identifiers;
                  all scopes if there are none
  --help          this text
`;

// They come all at once: a first start fills the database in one transaction.
const NO_ACCOUNTS =
  'There are no accounts yet: the first start is still creating the demo organisation. Try again when the services are ready.';

/** Something that the person who runs the command can put right. */
class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * The command `token`: issues a bearer token in the data directory's database, also while services run on it. Prints
 * the token as the only line of the standard output. Returns the exit code.
 */
export async function runTokenCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const { user, scopes, help } = parseArguments(args);
    if (help) {
      process.stdout.write(USAGE);
      return 0;
    }
    if (user === undefined) throw new CommandError(`--user is missing.\n\n${USAGE.trimEnd()}`);
    printToken(user, scopes, readConfig(env));
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof NewerDatabaseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { user: { type: 'string' }, scopes: { type: 'string' }, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${USAGE.trimEnd()}`);
  }
}

function readConfig(env: NodeJS.ProcessEnv): ServicesConfig {
  const parsed = parseConfig(env);
  if ('problems' in parsed) throw new CommandError(parsed.problems.join('\n'));
  return parsed.config;
}

function printToken(user: string, list: string | undefined, config: ServicesConfig): void {
  const path = join(config.dataDir, 'services.db');
  if (!existsSync(path)) {
    throw new CommandError(`There is no database in ${config.dataDir}: start the services once, or set DATA_DIR.`);
  }
  const scopes = toScopes(list, config.scopeBase);
  const db = openDatabase(path);
  try {
    const { token, expiresAt } = issueFor(db, user, scopes);
    process.stderr.write(`Bearer token of ${user} until ${toTimestamp(expiresAt)}, scopes: ${scopes.length}\n`);
    process.stdout.write(`${token}\n`);
  } finally {
    db.close();
  }
}

function issueFor(db: Database, user: string, scopes: readonly string[]) {
  const account = findAccountByEmail(db, user);
  if (!account) throw new CommandError(hasAccounts(db) ? `There is no account with the address ${user}.` : NO_ACCOUNTS);
  const expiresAt = systemClock.nowMs() + TOKEN_LIFETIME_MS;
  const grant = { accountId: account.id, clientId: TOOLS_CLIENT_ID, scopes, expiresAt };
  return { token: issueAccessToken(db, grant), expiresAt };
}

function hasAccounts(db: Database): boolean {
  return db.get('SELECT 1 FROM accounts LIMIT 1') !== undefined;
}

function toScopes(list: string | undefined, scopeBase: string): string[] {
  const known = listScopeIdentifiers(scopeBase);
  if (list === undefined) return known;
  const requested = list.split(',').map((name) => name.trim());
  const scopes = requested.map((name) => (known.includes(name) ? name : toScopeIdentifier(scopeBase, name)));
  const unknown = requested.filter((_, index) => !known.includes(scopes[index] ?? ''));
  if (unknown.length > 0) {
    throw new CommandError(`Unknown scope: ${unknown.join(', ')}. Known ones are: ${scopeSuffixes.join(', ')}.`);
  }
  return scopes;
}
