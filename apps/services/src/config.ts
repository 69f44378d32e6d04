import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { isHostEntry, type LoopbackPorts } from '@rotunda/address-policy/address-policy';
import { parseVariables } from '@rotunda/environment/parse-variables';
import { webAddress } from '@rotunda/environment/web-address';
import { wholeNumber } from '@rotunda/environment/whole-number';
import { z } from 'zod';
import type { Retention } from '#housekeeping.ts';
import type { ScriptPoolSettings } from '#script/runtime/script-pool.ts';

/** Configuration of the embedded services. */
export type ServicesConfig = {
  /** Address to listen on. */
  host: string;
  /** 0 selects a free port. */
  port: number;
  /** Directory for databases, blobs and keys. */
  dataDir: string;
  /** Origin of the console, for redirects and links. */
  consoleOrigin: string;
  /** Prefix of scope identifiers: `{scopeBase}/auth/<suffix>`. */
  scopeBase: string;
  /** Whether to create the demo organisation in an empty data directory. */
  demo: boolean;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Action if a response does not match its API document. */
  responseChecks: 'throw' | 'log' | 'off';
  /** Limits for script runs. */
  scripts: ScriptPoolSettings;
  /** Retention periods of automatically deleted data. */
  retention: Retention;
  /** Hosts that watch channels may call: names and addresses, as described in `isHostEntry`. */
  watchAllowedHosts: readonly string[];
  /** Local ports that watch channels may call. */
  watchLoopbackPorts: LoopbackPorts;
  /** Hosts that scripts may fetch from, in the format of `watchAllowedHosts`. Local hosts are never allowed. */
  scriptFetchAllowedHosts?: readonly string[] | undefined;
};

/** Scopes use the public prefix so that clients written for the public services work. */
const DEFAULT_SCOPE_BASE = 'https://www.googleapis.com';

// Only this machine.
const DEFAULT_WATCH_HOSTS = 'localhost,127.0.0.0/8,::1';

const MEBIBYTE = 1_048_576;
// The engine alone needs 16 MiB.
const MIN_RUN_MEMORY_BYTES = 32 * MEBIBYTE;

const hostList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim().toLowerCase()))
  .refine(
    (entries) => entries.every(isHostEntry),
    'expected comma-separated host names, *.names, addresses or ranges, or *',
  );
const port = wholeNumber(0, 65_535);
const portList = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine((entries) => entries.every((entry) => entry === '*' || isPort(entry)), 'expected comma-separated ports, or *')
  .transform((entries): LoopbackPorts => (entries.includes('*') ? '*' : entries.map(Number)));
const days = wholeNumber(1, 36_500);
const schema = z.object({
  PORT: port.default(4000),
  SERVICES_PORT: port.default(4100),
  SERVICES_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  PUBLIC_ORIGIN: webAddress().optional(),
  SCOPE_BASE: webAddress().default(DEFAULT_SCOPE_BASE),
  DEMO: z.enum(['0', '1']).default('1'),
  SCRIPT_RUN_TIMEOUT_MS: wholeNumber(100, 360_000).default(30_000),
  SCRIPT_RUN_MEMORY_BYTES: wholeNumber(MIN_RUN_MEMORY_BYTES, 1024 * MEBIBYTE).default(128 * MEBIBYTE),
  SCRIPT_RUN_CONCURRENCY: wholeNumber(1, 64).default(4),
  PROCESS_RETENTION_DAYS: days.default(365),
  MAIL_RETENTION_DAYS: days.default(365),
  WATCH_ALLOWED_HOSTS: hostList.prefault(DEFAULT_WATCH_HOSTS),
  WATCH_LOOPBACK_PORTS: portList.optional(),
  SCRIPT_FETCH_ALLOWED_HOSTS: hostList.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  NODE_ENV: z.string().optional(),
});

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
}

/** Returns the origin of services that listen on this address. */
export function toServicesOrigin(host: string, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** A valid configuration, or all problems, one line per variable. */
export type ParsedConfig = { config: ServicesConfig } | { problems: string[] };

/** Parses the services' configuration from environment variables. Does no I/O. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const { value, problems } = parseVariables(schema, env);
  if (!value || problems.length > 0) return { problems };
  return {
    config: {
      host: value.SERVICES_HOST,
      port: value.SERVICES_PORT,
      dataDir: resolve(value.DATA_DIR),
      consoleOrigin: (value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`).replace(/\/$/, ''),
      scopeBase: value.SCOPE_BASE.replace(/\/$/, ''),
      demo: value.DEMO === '1',
      logLevel: value.LOG_LEVEL,
      responseChecks: value.NODE_ENV === 'development' ? 'log' : 'off',
      scripts: {
        timeoutMs: value.SCRIPT_RUN_TIMEOUT_MS,
        memoryBytes: value.SCRIPT_RUN_MEMORY_BYTES,
        concurrency: value.SCRIPT_RUN_CONCURRENCY,
      },
      retention: { processDays: value.PROCESS_RETENTION_DAYS, mailDays: value.MAIL_RETENTION_DAYS },
      watchAllowedHosts: value.WATCH_ALLOWED_HOSTS,
      // The console receives notifications on the port it serves browsers on.
      scriptFetchAllowedHosts: value.SCRIPT_FETCH_ALLOWED_HOSTS,
      watchLoopbackPorts: value.WATCH_LOOPBACK_PORTS ?? [value.PORT],
    },
  };
}
