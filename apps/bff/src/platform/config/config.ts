import type { OperationId } from '@rotunda/api-client/operations';
import { parseVariables } from '@rotunda/environment/parse-variables';
import { wholeNumber } from '@rotunda/environment/whole-number';
import { z } from 'zod';
import { isAddressRange } from '#domain/address-range.ts';
import { accessRequestVariables, toAccessRequestUrl } from './access-request-config.ts';
import {
  type AuditStreamConfig,
  auditStreamVariables,
  findAuditStreamProblems,
  toAuditStreamConfig,
} from './audit-stream-config.ts';
import { type CallBudgetLimits, callBudgetVariables } from './call-budget-config.ts';
import { findOffProblems, replaceOff } from './configured-services.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import { contentHostVariables, toContentHosts } from './content-hosts.ts';
import { type DeliveryConfig, deliveryVariables, findDeliveryProblems, toDeliveryConfig } from './delivery-config.ts';
import { notOfferedVariables } from './not-offered.ts';
import { findOidcProblems, type OidcConfig, oidcVariables, toOidcConfig } from './oidc-config.ts';
import { findPlainHttpProblems, isSafeAddress, plainHttpVariables, toPlainHttpHosts } from './plain-http.ts';
import { findStoreProblems, type StoreConfig, storeVariables, toStoreConfig } from './store-config.ts';

/** Base addresses of the services, each with a slash at its end. */
export type UpstreamAddresses = { script: string; calendar: string; drive: string; upload: string };

/** Configuration of the BFF. Holds no secret, unless one was given as a variable instead of a file. */
export type BffConfig = StoreConfig & {
  host: string;
  port: number;
  /** Origin under which browsers reach the console; the only one that mutations may come from. */
  publicOrigin: string;
  /** Path below which browsers reach the console, such as `/rotunda`; empty at the root of the origin. */
  basePath: string;
  upstreams: UpstreamAddresses;
  /** Operations that the services do not offer; undefined to find out by probes. */
  notOffered: readonly OperationId[] | undefined;
  /** How many calls a minute each service gets at most; undefined without a limit. */
  callBudgets: CallBudgetLimits | undefined;
  /** Hosts beside the services' own at which content may lie. */
  contentHosts: readonly string[];
  /** Hosts that may be called without TLS. */
  plainHttpHosts: readonly string[];
  delivery: DeliveryConfig;
  /** Prefix of scope identifiers: `{scopeBase}/auth/<suffix>`. */
  scopeBase: string;
  oidc: OidcConfig;
  /** Where roles come from: a claim of the provider, the table that operators edit, or the table and then the claim. */
  roles: { from: 'claim' | 'table' | 'both'; firstOperator: string | undefined };
  /** Whether calls that cannot be taken back ask for a recent proof of identity. */
  stepUp: 'auth_time' | 'login' | 'off' | 'auto';
  /** How long calls that can be taken back are held, for people who have not chosen. */
  holdMs: number;
  /** Whether browsers may cache what they have read on the device, sealed by a key of the session. */
  hasDeviceCache: boolean;
  /** Whether an empty store gets alert rules for what the demo organisation has. */
  hasSampleRules: boolean;
  /** For how many days the audit keeps what changes were about; 0 keeps nothing of it. */
  auditContentDays: number;
  /** For how many days the audit keeps records; undefined for ever. */
  auditDays: number | undefined;
  /** Where people ask for access to a file, with `{fileId}` for its ID; undefined where that is not known. */
  accessRequestUrl: string | undefined;
  /** Where records of the audit are sent; undefined when they stay in the console. */
  auditStream: AuditStreamConfig | undefined;
  /** Whether cookies go without the Secure attribute: over plain http, which is for loopback names only. */
  insecureCookies: boolean;
  /** Where the services reach the BFF, to notify of changes: an origin, or one with the base path; undefined when they can only on this machine. */
  hookOrigin: string | undefined;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** How many connections one address may hold, unless it is one of these proxies. */
  connectionsPerAddress: number;
  /** How often things may happen, where that is not as usual. */
  rates: { signInsPerMinute: number };
  /** Where measurements are told; port 0 means nowhere. */
  metrics: { host: string; port: number };
  /** Base address of a collector that takes traces and metrics by OTLP over HTTP; undefined to send none. */
  otlpEndpoint: string | undefined;
  /** How long the BFF serves on after it was asked to end, while balancers notice. */
  endDelayMs: number;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

/** What a configuration says, or everything that is wrong with it, one line a variable. */
export type ParsedConfig = { config: BffConfig } | { problems: string[] };

const webAddress = z.url({ protocol: /^https?$/ });
const serviceAddress = webAddress.refine((text) => text.endsWith('/'), 'must end with a slash');
const placed = webAddress.refine(isPlain, 'must be an origin, or one with a plain path such as /rotunda');

const port = wholeNumber(0, 65_535);

const schema = z.object({
  PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: placed.refine(isSafeAddress, 'must be https, or http on a loopback address').optional(),
  ...storeVariables,
  SCRIPT_BASE_URL: serviceAddress,
  CALENDAR_BASE_URL: serviceAddress,
  DRIVE_BASE_URL: serviceAddress,
  UPLOAD_URL: serviceAddress,
  SCOPE_BASE: webAddress,
  OIDC_ISSUER: webAddress,
  ...oidcVariables,
  BFF_ROLES_FROM: z.enum(['claim', 'table', 'both']).default('both'),
  BFF_FIRST_OPERATOR: z.email().optional(),
  BFF_STEP_UP: z
    .enum(['auth_time', 'login', 'off', '0'])
    .transform((way) => (way === '0' ? 'off' : way))
    .optional(),
  BFF_HOLD_SECONDS: wholeNumber(0, 600).default(6),
  BFF_DEVICE_CACHE: z.enum(['on', 'off']).default('on'),
  BFF_SAMPLE_RULES: z.enum(['0', '1']).default('0'),
  BFF_AUDIT_DAYS: wholeNumber(1, 36_500).optional(),
  BFF_AUDIT_CONTENT_DAYS: wholeNumber(0, 36_500).default(90),
  BFF_HOOK_ORIGIN: placed.optional(),
  ...plainHttpVariables,
  ...contentHostVariables,
  ...deliveryVariables,
  ...auditStreamVariables,
  ...callBudgetVariables,
  ...notOfferedVariables,
  ...accessRequestVariables,
  BFF_TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((range) => range.trim()))
    .refine((ranges) => ranges.every(isAddressRange), 'must be addresses or networks such as 10.0.0.0/8, with commas')
    .optional(),
  BFF_CONNECTIONS_PER_ADDRESS: wholeNumber(1, CONNECTION_LIMITS.all).default(CONNECTION_LIMITS.ofAddress),
  BFF_SIGN_INS_PER_MINUTE: wholeNumber(1, 100_000).default(30),
  METRICS_PORT: port.default(0),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  BFF_END_DELAY_SECONDS: wholeNumber(0, 60).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** Names of all variables of the BFF. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(schema.shape);

type Value = z.infer<typeof schema>;

/** Reads the BFF's configuration from environment variables. Does no I/O. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const { value, problems } = parseVariables(schema, replaceOff(env), 'BFF_');
  problems.push(...findOidcProblems(env), ...findPlainHttpProblems(env), ...findOffProblems(env));
  if (!value) return { problems };
  const config = toConfig(value);
  if (config.roles.firstOperator !== undefined && config.roles.from === 'claim') {
    problems.push('BFF_FIRST_OPERATOR: has no effect when BFF_ROLES_FROM is claim');
  }
  if (config.metrics.port !== 0 && config.metrics.port === config.port && isSameAddress(config)) {
    problems.push('METRICS_PORT: is the same as PORT');
  }
  problems.push(...findStoreProblems(value), ...findDeliveryProblems(value));
  problems.push(...findAuditStreamProblems(value, config.plainHttpHosts));
  return problems.length > 0 ? { problems } : { config };
}

function isSameAddress({ host, metrics }: BffConfig): boolean {
  return host === metrics.host || [host, metrics.host].some((name) => name === '0.0.0.0' || name === '::');
}

function toConfig(value: Value): BffConfig {
  const { origin: publicOrigin, pathname } = new URL(value.PUBLIC_ORIGIN ?? `http://localhost:${value.PORT}`);
  const oidc = toOidcConfig(value);
  const plainHttpHosts = toPlainHttpHosts(value.BFF_PLAIN_HTTP_HOSTS);
  return {
    host: value.HOST,
    port: value.PORT,
    publicOrigin,
    basePath: pathname.replace(/\/$/, ''),
    ...toStoreConfig(value),
    upstreams: {
      script: value.SCRIPT_BASE_URL,
      calendar: value.CALENDAR_BASE_URL,
      drive: value.DRIVE_BASE_URL,
      upload: value.UPLOAD_URL,
    },
    notOffered: value.BFF_NOT_OFFERED,
    accessRequestUrl: toAccessRequestUrl(value),
    callBudgets: value.BFF_CALLS_PER_MINUTE,
    contentHosts: toContentHosts(value.BFF_CONTENT_HOSTS, oidc.profile),
    plainHttpHosts,
    delivery: toDeliveryConfig(value, plainHttpHosts),
    scopeBase: value.SCOPE_BASE.replace(/\/$/, ''),
    oidc,
    roles: { from: value.BFF_ROLES_FROM, firstOperator: value.BFF_FIRST_OPERATOR },
    stepUp: value.BFF_STEP_UP ?? 'auto',
    holdMs: value.BFF_HOLD_SECONDS * 1000,
    hasDeviceCache: value.BFF_DEVICE_CACHE === 'on',
    hasSampleRules: value.BFF_SAMPLE_RULES === '1',
    auditContentDays: value.BFF_AUDIT_CONTENT_DAYS,
    auditDays: value.BFF_AUDIT_DAYS,
    auditStream: toAuditStreamConfig(value),
    insecureCookies: publicOrigin.startsWith('http:'),
    hookOrigin: value.BFF_HOOK_ORIGIN?.replace(/\/$/, ''),
    trustedProxies: value.BFF_TRUSTED_PROXIES ?? [],
    connectionsPerAddress: value.BFF_CONNECTIONS_PER_ADDRESS,
    rates: { signInsPerMinute: value.BFF_SIGN_INS_PER_MINUTE },
    metrics: { host: value.METRICS_HOST, port: value.METRICS_PORT },
    otlpEndpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
    endDelayMs: value.BFF_END_DELAY_SECONDS * 1000,
    logLevel: value.LOG_LEVEL,
  };
}

/** Whether an address has nothing but an origin and a path of plain names, which every balancer takes for the same. */
function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, pathname, href } = new URL(text);
  return href === origin + pathname && /^(?:\/|(?:\/[\w-]+)+\/?)$/.test(pathname);
}
