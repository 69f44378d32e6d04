import { parseArgs } from 'node:util';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { systemClock, toTimestamp } from '#core/clock.ts';
import { DAY_MS } from '#core/durations.ts';
import type { Database } from '#db/database.ts';
import { TOOLS_CLIENT_ID } from '#identity/clients.ts';
import { listScopeIdentifiers, scopeSuffixes } from '#identity/scope-words.ts';
import { CommandError, openCommandDatabase, readCommandConfig, reportErrors } from './command-context.ts';
import type { ServicesConfig } from './config.ts';
import { issueAccessToken } from './core/auth/access-tokens.ts';
import { findAccountByEmail } from './core/auth/directory.ts';

const TOKEN_LIFETIME_MS = DAY_MS;

const USAGE = `Usage: pnpm services token --user EMAIL [--scopes SCOPE,SCOPE]

Prints a bearer token for the three services as its last line. It is valid for 24 hours.

  --user EMAIL    user that the token is for
  --scopes LIST   comma-separated scopes: suffixes such as drive.readonly, or full identifiers;
                  defaults to all scopes
  --help          show this text
`;

// The accounts are created together: the first start fills the database in one transaction.
const NO_ACCOUNTS =
  'There are no accounts yet: the first start is still creating the demo organisation. Try again when the services are ready.';

/**
 * Runs the command `token`, which issues a bearer token in the data directory's database, even while services are running on it.
 * Prints the token as the only line of standard output. Returns the exit code.
 */
export function runTokenCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return reportErrors(() => {
    const { user, scopes, help } = parseArguments(args);
    if (help) {
      process.stdout.write(USAGE);
      return;
    }
    if (user === undefined) throw new CommandError(`--user is missing.\n\n${USAGE.trimEnd()}`);
    printToken(user, scopes, readCommandConfig(env));
  });
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

function printToken(user: string, list: string | undefined, config: ServicesConfig): void {
  const scopes = toScopes(list, config.scopeBase);
  const db = openCommandDatabase(config);
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
