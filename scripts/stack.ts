import { fileURLToPath } from 'node:url';
import { type BffConfig, parseConfig as parseBffConfig } from '@rotunda/bff/config';
import { parseConfig as parseServicesConfig, type ServicesConfig, toServicesOrigin } from '@rotunda/services/config';
import { z } from 'zod';
import type { Program } from './supervised-process.ts';
import { Supervisor } from './supervisor.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that point the BFF to external services. If one of them is set, no embedded service starts. */
const REMOTE_VARIABLES = [
  'SCRIPT_BASE_URL',
  'CALENDAR_BASE_URL',
  'DRIVE_BASE_URL',
  'UPLOAD_URL',
  'OIDC_ISSUER',
] as const;

/** The variables with addresses of the services, which are set for the embedded ones. */
const SERVICES_ADDRESSES: readonly string[] = [...REMOTE_VARIABLES, 'BFF_ACCESS_REQUEST_URL'];

/** The parts of a complete system: the embedded services, unless external ones are configured, and the console. */
export type StackConfig = { services: ServicesConfig | undefined; bff: BffConfig; programs: readonly Program[] };

/** A running system. */
export type RunningStack = {
  consoleOrigin: string;
  /** The address of the embedded services. Undefined for external services. */
  services: ServicesReady | undefined;
};

const SERVICES_MAIN = fileURLToPath(new URL('../apps/services/src/main.js', import.meta.url));
const BFF_MAIN = fileURLToPath(new URL('../apps/bff/src/main.js', import.meta.url));
const SERVICES_STOP_MS = 20_000;
const BFF_STOP_MS = 75_000; // Same as stop_grace_period in compose.yaml, which depends on the delay for load balancers.

// A development server restarts whenever a source changes, so a compile cache would be useless. The services then also validate
// their responses against the API documents.
const WATCHING = {
  args: ['--watch', '--watch-preserve-output'],
  env: { NODE_DISABLE_COMPILE_CACHE: '1', NODE_ENV: 'development' },
};
const ONCE = { args: [], env: {} };

/**
 * Limits glibc's malloc to one arena. With an arena for each thread, memory that one thread freed is not used by the others, and
 * the console holds about 25 MiB more during slow transfers.
 */
const ONE_ARENA = { MALLOC_ARENA_MAX: '1' };

/**
 * Parses the configuration of the BFF and, unless external services are configured, of the embedded services. With `isWatching`,
 * the programs restart whenever one of their sources changes.
 */
export function parseStackConfig(
  env: Environment,
  { isWatching = false } = {},
): { config: StackConfig } | { problems: string[] } {
  const isRemote = REMOTE_VARIABLES.some((name) => env[name]);
  const services = isRemote ? { config: undefined } : parseServicesConfig(env);
  // If the embedded services' configuration is invalid, the BFF must not report their missing addresses as its own problem.
  const embedded = 'config' in services ? services.config : UNKNOWN_SERVICES;
  const bffEnv = embedded ? { ...getEmbeddedDefaults(embedded), ...env, ...getEmbeddedAddresses(embedded) } : env;
  const bff = parseBffConfig(bffEnv);
  const problems = new Set([
    ...('problems' in services ? services.problems : []),
    ...('problems' in bff ? bff.problems.map((line) => (embedded ? toServicesProblem(line) : line)) : []),
    ...(isRemote ? [] : findUnintendedProductionUse(env)),
    ...findUnknownChoice(env),
    ...findSharedPort('config' in services ? services.config : undefined, 'config' in bff ? bff.config : undefined),
  ]);
  if ('problems' in services || 'problems' in bff || problems.size > 0) return { problems: [...problems] };
  const mode = isWatching ? WATCHING : ONCE;
  const toProgram = (name: string, main: string, own: Environment, stopWithinMs: number): Program => ({
    name,
    args: [...mode.args, main],
    env: { ...own, ...mode.env },
    stopWithinMs,
  });
  const console = toProgram('console', BFF_MAIN, { ...ONE_ARENA, ...bffEnv }, BFF_STOP_MS + bff.config.endDelayMs);
  const programs = isRemote ? [console] : [toProgram('services', SERVICES_MAIN, env, SERVICES_STOP_MS), console];
  return { config: { services: services.config, bff: bff.config, programs } };
}

const servicesReady = z.object({ origin: z.string(), demoPassword: z.string().optional() });
const consoleReady = z.object({ origin: z.string() });

type ServicesReady = z.infer<typeof servicesReady>;

/**
 * Creates a supervisor for a system that has not started yet. Lines about programs that exit unexpectedly are written to the
 * standard error.
 */
export function superviseStack({ programs }: StackConfig): Supervisor {
  return new Supervisor(programs, (line) => process.stderr.write(`${line}\n`));
}

/** Starts a system. Resolves when all of it is ready. Rejects with ProgramEndedError if a part of it cannot start. */
export async function startStack(supervisor: Supervisor): Promise<RunningStack> {
  const messages = await supervisor.start();
  const { origin: consoleOrigin } = consoleReady.parse(messages.pop());
  const [services] = messages;
  return { consoleOrigin, services: services === undefined ? undefined : servicesReady.parse(services) };
}

// The addresses of the embedded services result from their host, which is the variable to change.
function toServicesProblem(line: string): string {
  const [variable = ''] = line.split(':');
  return SERVICES_ADDRESSES.includes(variable)
    ? 'SERVICES_HOST: must be a loopback address, such as 127.0.0.1, or a host of BFF_PLAIN_HTTP_HOSTS'
    : line;
}

function findUnknownChoice({ EMBEDDED_SERVICES: choice }: Environment): string[] {
  return choice === undefined || ['', '0', '1'].includes(choice) ? [] : ['EMBEDDED_SERVICES: must be one of 0, 1'];
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

// The embedded services and their identity provider are a single process on one machine, with plain http. A system that serves
// other machines or is meant to scale must declare that this is intended.
function findUnintendedProductionUse(env: Environment): string[] {
  const { EMBEDDED_SERVICES: isMeant, DATABASE_URL: database, PUBLIC_ORIGIN: origin = '' } = env;
  if (isMeant === '1') return [];
  const way = 'set SCRIPT_BASE_URL and the addresses of the other services, or set EMBEDDED_SERVICES=1 to confirm';
  const isElsewhere = URL.canParse(origin) && !LOOPBACK.includes(new URL(origin).hostname);
  return [
    ...(database ? [`DATABASE_URL: replicas cannot share the embedded services: ${way}`] : []),
    ...(isElsewhere ? [`PUBLIC_ORIGIN: the embedded identity provider only serves its own machine: ${way}`] : []),
  ];
}

// Both would listen on the same port, and which one fails would be random.
function findSharedPort(
  services: Pick<ServicesConfig, 'port'> | undefined,
  bff: Pick<BffConfig, 'port' | 'metrics'> | undefined,
): string[] {
  if (!services || !bff || services.port === 0) return [];
  if (services.port === bff.port) return ['SERVICES_PORT: must differ from PORT'];
  return services.port === bff.metrics.port ? ['SERVICES_PORT: must differ from METRICS_PORT'] : [];
}

type ServicesAddress = Pick<ServicesConfig, 'host' | 'port' | 'scopeBase' | 'dataDir' | 'demo'>;

const UNKNOWN_SERVICES: ServicesAddress = {
  host: '127.0.0.1',
  port: 4100,
  scopeBase: 'http://localhost',
  dataDir: '.',
  demo: false,
};

/**
 * Returns the defaults for the embedded services: they support everything, have no quota, and may contain the demo organisation.
 */
function getEmbeddedDefaults({ demo }: Pick<ServicesConfig, 'demo'>): Record<string, string> {
  return { BFF_NOT_OFFERED: 'none', BFF_CALLS_PER_MINUTE: 'off', BFF_SAMPLE_RULES: demo ? '1' : '0' };
}

/** Returns the variables with which the BFF finds the embedded services. Their port must already be assigned. */
function getEmbeddedAddresses(services: ServicesAddress): Record<string, string> {
  const origin = toServicesOrigin(services.host, services.port);
  return {
    SCRIPT_BASE_URL: `${origin}/`,
    CALENDAR_BASE_URL: `${origin}/calendar/v3/`,
    DRIVE_BASE_URL: `${origin}/drive/v3/`,
    UPLOAD_URL: `${origin}/upload/drive/v3/`,
    SCOPE_BASE: services.scopeBase,
    OIDC_ISSUER: `${origin}/oidc`,
    OIDC_CLIENT_ID: 'rotunda-console',
    BFF_ACCESS_REQUEST_URL: `${origin}/oidc/request-access/{fileId}`,
    OIDC_CLIENT_SECRET_FILE: `${services.dataDir}/console-client-secret`,
  };
}
