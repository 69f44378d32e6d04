import { parseArgs } from 'node:util';
import { systemClock, toTimestamp } from '#core/clock.ts';
import type { Database } from '#db/database.ts';
import {
  addClient,
  type ClientCredentials,
  type ClientType,
  createClientCredentials,
  listRegisteredClients,
  removeClient,
} from '#identity/registered-clients.ts';
import { CommandError, openCommandDatabase, readCommandConfig, reportErrors } from './command-context.ts';
import type { ServicesConfig } from './config.ts';

const USAGE = `Usage: pnpm services client add --name NAME [--type installed|web] [--redirect URI]... [--id ID --secret SECRET]
       pnpm services client list
       pnpm services client remove CLIENT_ID

Registers programs that users can sign in to at the identity provider, such as rclone or a script of their own.

add prints the client’s ID and secret as JSON, in the form of the client_secret.json that public libraries read. The
secret is shown only this once.

  --name NAME      name shown to users when they are asked to allow access
  --type TYPE      installed: runs on the user’s machine, returns to any loopback address (the default)
                   web: runs on a server, returns to the addresses of --redirect
  --redirect URI   an address that a web client returns to; can be repeated
  --id ID, --secret SECRET
                   the ID and secret that are built into the program, if it takes no others
  --help           show this text

remove also revokes everything that users have allowed the client.
`;

type Options = {
  name?: string | undefined;
  type?: string | undefined;
  redirect?: string[] | undefined;
  id?: string | undefined;
  secret?: string | undefined;
};

/** Runs the command `client`, which registers, lists and removes clients of the identity provider. Returns the exit code. */
export function runClientCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return reportErrors(() => {
    const { positionals, values } = parseArguments(args);
    if (values.help) {
      process.stdout.write(USAGE);
      return;
    }
    const [command, clientId, ...others] = positionals;
    if (others.length > 0 || (clientId !== undefined && command !== 'remove')) throw withUsage('Too many arguments.');
    const config = readCommandConfig(env);
    const run = toAction(command, clientId, values, config);
    using resources = new DisposableStack();
    run(resources.adopt(openCommandDatabase(config), (db) => db.close()));
  });
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        type: { type: 'string' },
        redirect: { type: 'string', multiple: true },
        id: { type: 'string' },
        secret: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw withUsage(error instanceof Error ? error.message : String(error));
  }
}

function toAction(
  command: string | undefined,
  clientId: string | undefined,
  options: Options,
  config: ServicesConfig,
): (db: Database) => void {
  switch (command) {
    case 'add': {
      const client = readClient(options);
      return (db) => printNewClient(db, client, config);
    }
    case 'list':
      return printClients;
    case 'remove':
      if (clientId === undefined) throw withUsage('The ID of the client is missing.');
      return (db) => removeOrThrow(db, clientId);
    default:
      throw withUsage(command === undefined ? 'Use add, list or remove.' : `Unknown command client ${command}.`);
  }
}

type NewClient = { name: string; type: ClientType; redirectUris: string[]; credentials: ClientCredentials };

function readClient({ name, type = 'installed', redirect: redirectUris = [], ...given }: Options): NewClient {
  if (!name?.trim()) throw withUsage('--name is missing.');
  if (type !== 'installed' && type !== 'web') throw withUsage(`--type must be installed or web, not ${type}.`);
  if (type === 'installed' && redirectUris.length > 0) {
    throw withUsage('An installed client returns to any loopback address: omit --redirect, or use --type web.');
  }
  if (type === 'web' && redirectUris.length === 0) throw withUsage('A web client needs --redirect.');
  const wrong = redirectUris.find((uri) => !isRedirect(uri));
  if (wrong !== undefined)
    throw withUsage(`--redirect must be an absolute http or https address without a fragment, not ${wrong}.`);
  return { name: name.trim(), type, redirectUris, credentials: readCredentials(given) };
}

function readCredentials({ id: clientId, secret }: Pick<Options, 'id' | 'secret'>): ClientCredentials {
  if (clientId === undefined && secret === undefined) return createClientCredentials();
  if (clientId === undefined || secret === undefined) throw withUsage('--id and --secret must be used together.');
  const isWritable = [clientId, secret].every((text) => /^[!-~]{1,200}$/.test(text));
  if (!isWritable) throw withUsage('--id and --secret must be 1 to 200 ASCII characters without spaces.');
  return { clientId, secret };
}

function isRedirect(address: string): boolean {
  const url = URL.parse(address);
  return (url?.protocol === 'http:' || url?.protocol === 'https:') && !address.includes('#');
}

function printNewClient(db: Database, client: NewClient, { host, port }: ServicesConfig): void {
  const { clientId, secret } = client.credentials;
  if (!addClient(db, client.credentials, { ...client, createdAtMs: systemClock.nowMs() })) {
    throw new CommandError(`A client with the ID ${clientId} already exists.`);
  }
  const origin = `http://${host}:${port}`;
  const description = {
    client_id: clientId,
    project_id: 'rotunda',
    auth_uri: `${origin}/o/oauth2/v2/auth`,
    token_uri: `${origin}/token`,
    auth_provider_x509_cert_url: `${origin}/oauth2/v3/certs`,
    client_secret: secret,
    redirect_uris: client.type === 'web' ? client.redirectUris : ['http://localhost'],
  };
  process.stderr.write(`Registered ${client.name}. The secret is not shown again.\n`);
  process.stdout.write(`${JSON.stringify({ [client.type]: description }, null, 2)}\n`);
}

function printClients(db: Database): void {
  const clients = listRegisteredClients(db);
  if (clients.length === 0) process.stderr.write('No clients yet.\n');
  for (const { clientId, type, name, createdAtMs, redirectUris } of clients) {
    process.stdout.write(`${[clientId, type, toTimestamp(createdAtMs), name, ...redirectUris].join('\t')}\n`);
  }
}

function removeOrThrow(db: Database, clientId: string): void {
  if (!removeClient(db, clientId)) throw new CommandError(`There is no client with the ID ${clientId}.`);
  process.stderr.write(`Removed ${clientId} and revoked its access.\n`);
}

function withUsage(message: string): CommandError {
  return new CommandError(`${message}\n\n${USAGE.trimEnd()}`);
}
