import { type BffConfig, parseConfig as parseBffConfig } from '@rotunda/bff/config';
import { KeyRingError } from '@rotunda/bff/key-ring';
import { startBff } from '@rotunda/bff/start';
import { StartError } from '@rotunda/bff/start-error';
import { parseConfig as parseServicesConfig, type ServicesConfig } from '@rotunda/services/config';
import { DataDirectoryError } from '@rotunda/services/data-directory';
import { ListenError } from '@rotunda/services/listen';
import { type RunningServices, startServices } from '@rotunda/services/start';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that point the BFF at services elsewhere; one of them set means that no embedded service starts. */
const REMOTE_VARIABLES = [
  'SCRIPT_BASE_URL',
  'CALENDAR_BASE_URL',
  'DRIVE_BASE_URL',
  'UPLOAD_URL',
  'OIDC_ISSUER',
] as const;

/** The configuration of a whole system; `services` is undefined when the services are elsewhere. */
export type StackConfig = { services: ServicesConfig | undefined; bff: BffConfig };

/** A running system. */
export type RunningStack = {
  consoleOrigin: string;
  services: RunningServices | undefined;
  close(): Promise<void>;
  /** Puts an error on record that nothing caught. */
  noteCrash(error: unknown): Promise<void>;
};

/** Reads the configuration of the BFF and, unless remote services are named, of the embedded services. */
export function parseStackConfig(env: Environment): { config: StackConfig } | { problems: string[] } {
  if (REMOTE_VARIABLES.some((name) => env[name])) {
    const bff = parseBffConfig(env);
    return 'problems' in bff ? bff : { config: { services: undefined, bff: bff.config } };
  }
  const services = parseServicesConfig(env);
  // A BFF that lacks only the addresses of services that cannot be configured has no problem of its own.
  const addresses = embeddedAddresses('config' in services ? services.config : UNKNOWN_SERVICES);
  const bff = parseBffConfig({ ...env, ...addresses });
  const problems = new Set([
    ...('problems' in services ? services.problems : []),
    ...('problems' in bff ? bff.problems : []),
    ...findOutgrown(env),
  ]);
  if ('problems' in services || 'problems' in bff || problems.size > 0) return { problems: [...problems] };
  return { config: { services: services.config, bff: bff.config } };
}

/** Starts the embedded services, if they are configured, and then the BFF. Nothing stays running when one fails. */
export async function startStack(config: StackConfig): Promise<RunningStack> {
  await using started = new AsyncDisposableStack();
  const services = config.services && started.use(await startServices(config.services));
  const bff = started.use(await startBff(config.bff));
  const owned = started.move();
  return {
    consoleOrigin: bff.origin,
    services,
    close: () => owned.disposeAsync(),
    noteCrash: (error) => bff.noteCrash(error),
  };
}

const START_REFUSALS = [DataDirectoryError, ListenError, StartError, KeyRingError];

/** Whether an error of `startStack` is a plain line for the person who starts, rather than a defect. */
export function isStartRefusal(error: unknown): error is Error {
  return START_REFUSALS.some((refusal) => error instanceof refusal);
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

// The embedded services and their identity provider are one process on one machine, with plain http: what serves others
// than its own machine, or is made to grow, has to say that this is meant.
function findOutgrown(env: Environment): string[] {
  const { EMBEDDED_SERVICES: isMeant, DATABASE_URL: database, PUBLIC_ORIGIN: origin = '' } = env;
  if (isMeant === '1') return [];
  const way = 'name services with SCRIPT_BASE_URL and its siblings, or set EMBEDDED_SERVICES=1 if you mean it';
  const isElsewhere = URL.canParse(origin) && !LOOPBACK.includes(new URL(origin).hostname);
  return [
    ...(database ? [`DATABASE_URL: replicas cannot share the embedded services: ${way}`] : []),
    ...(isElsewhere ? [`PUBLIC_ORIGIN: the embedded identity provider serves its own machine alone: ${way}`] : []),
  ];
}

type ServicesAddress = Pick<ServicesConfig, 'host' | 'port' | 'scopeBase' | 'dataDir'>;

const UNKNOWN_SERVICES: ServicesAddress = {
  host: '127.0.0.1',
  port: 4100,
  scopeBase: 'http://localhost',
  dataDir: '.',
};

/** The variables with which the BFF finds the embedded services. Their port must be a real one by now. */
function embeddedAddresses(services: ServicesAddress): Record<string, string> {
  const origin = `http://${services.host}:${services.port}`;
  return {
    SCRIPT_BASE_URL: `${origin}/`,
    CALENDAR_BASE_URL: `${origin}/calendar/v3/`,
    DRIVE_BASE_URL: `${origin}/drive/v3/`,
    UPLOAD_URL: `${origin}/upload/drive/v3/`,
    SCOPE_BASE: services.scopeBase,
    OIDC_ISSUER: `${origin}/oidc`,
    OIDC_CLIENT_ID: 'rotunda-console',
    OIDC_CLIENT_SECRET_FILE: `${services.dataDir}/console-client-secret`,
  };
}
