import type { OperationId } from '@rotunda/api-client/operations';
import { parseVariables } from '@rotunda/environment/parse-variables';
import { webAddress } from '@rotunda/environment/web-address';
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
import { findServiceProblems, replaceDisabledServices } from './configured-services.ts';
import { CONNECTION_LIMITS } from './connection-limits.ts';
import { contentHostVariables, toContentHosts } from './content-hosts.ts';
import { type DeliveryConfig, deliveryVariables, findDeliveryProblems, toDeliveryConfig } from './delivery-config.ts';
import { notOfferedVariables } from './not-offered.ts';
import { findOidcProblems, type OidcConfig, oidcVariables, toOidcConfig } from './oidc-config.ts';
import { findPlainHttpProblems, isSafeAddress, plainHttpVariables, toPlainHttpHosts } from './plain-http.ts';
import { findStoreProblems, type StoreConfig, storeVariables, toStoreConfig } from './store-config.ts';

/** The base addresses of the services, each with a trailing slash. */
export type UpstreamAddresses = { script: string; calendar: string; drive: string; upload: string };

/** The configuration of the BFF. Contains no secrets, except those given as a variable instead of a file. */
export type BffConfig = StoreConfig & {
  host: string;
  port: number;
  /** The origin at which browsers reach the console. The only origin that mutations are accepted from. */
  publicOrigin: string;
  /** The path below which browsers reach the console, such as `/rotunda`. Empty at the root of the origin. */
  basePath: string;
  upstreams: UpstreamAddresses;
  /** The operations that services do not support. Undefined to detect them by probes. */
  notOffered: readonly OperationId[] | undefined;
  /** The maximum number of calls per minute to each service. Undefined for no limit. */
  callBudgets: CallBudgetLimits | undefined;
  /** Additional hosts that may serve content. */
  contentHosts: readonly string[];
  /** Hosts that may be called without TLS. */
  plainHttpHosts: readonly string[];
  delivery: DeliveryConfig;
  /** Prefix of scope identifiers: `{scopeBase}/auth/<suffix>`. */
  scopeBase: string;
  oidc: OidcConfig;
  /** The source of roles: a claim of the provider, the table that operators edit, or the table first and then the claim. */
  roles: { from: 'claim' | 'table' | 'both'; firstOperator: string | undefined };
  /** Whether calls that cannot be undone require recent authentication. */
  stepUp: 'auth_time' | 'login' | 'off' | 'auto';
  /** The default delay of calls that can be cancelled, for users who have not chosen one. */
  holdMs: number;
  /** Whether browsers may cache data on the device, sealed with a key of the session. */
  hasDeviceCache: boolean;
  /** Whether an empty store gets alert rules for the demo organisation. */
  hasSampleRules: boolean;
  /** How many days the audit trail retains the content of changes. 0 stores none. */
  auditContentDays: number;
  /** How many days the audit trail retains records. Undefined for unlimited. */
  auditDays: number | undefined;
  /** The URL where users request access to a file, with `{fileId}` for its ID. Undefined if unknown. */
  accessRequestUrl: string | undefined;
  /** The receiver of audit records. Undefined if they are not forwarded. */
  auditStream: AuditStreamConfig | undefined;
  /** Whether cookies omit the Secure attribute: over plain http, which is only allowed for loopback names. */
  insecureCookies: boolean;
  /**
   * The address where services reach the BFF for notifications: an origin, or one with the base path. Undefined if only services
   * on this machine can reach it.
   */
  hookOrigin: string | undefined;
  /** The addresses and networks of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** The maximum number of connections per address, except for trusted proxies. */
  connectionsPerAddress: number;
  /** Rate limits that differ from the defaults. */
  rates: { signInsPerMinute: number };
  /** The address that serves metrics. Port 0 disables it. */
  metrics: { host: string; port: number };
  /** The base address of a collector for traces and metrics by OTLP over HTTP. Undefined to send none. */
  otlpEndpoint: string | undefined;
  /** How long the BFF continues to serve after a shutdown request, until load balancers notice. */
  endDelayMs: number;
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';
};

/** The parsed configuration, or all its problems, one line per variable. */
export type ParsedConfig = { config: BffConfig } | { problems: string[] };

const serviceAddress = webAddress().refine((text) => text.endsWith('/'), 'must end with a slash');
const originWithPath = webAddress().refine(isPlain, 'must be an origin, optionally with a plain path such as /rotunda');

const port = wholeNumber(0, 65_535);

const schema = z.object({
  PORT: port.default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: originWithPath.refine(isSafeAddress, 'must be https, or http on a loopback address').optional(),
  ...storeVariables,
  SCRIPT_BASE_URL: serviceAddress,
  CALENDAR_BASE_URL: serviceAddress,
  DRIVE_BASE_URL: serviceAddress,
  UPLOAD_URL: serviceAddress,
  SCOPE_BASE: webAddress(),
  OIDC_ISSUER: webAddress(),
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
  BFF_HOOK_ORIGIN: originWithPath.optional(),
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
    .refine(
      (ranges) => ranges.every(isAddressRange),
      'must be comma-separated addresses or networks, such as 10.0.0.0/8',
    )
    .optional(),
  BFF_CONNECTIONS_PER_ADDRESS: wholeNumber(1, CONNECTION_LIMITS.all).default(CONNECTION_LIMITS.perAddress),
  BFF_SIGN_INS_PER_MINUTE: wholeNumber(1, 100_000).default(30),
  METRICS_PORT: port.default(0),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  BFF_END_DELAY_SECONDS: wholeNumber(0, 60).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

/** Names of all variables of the BFF. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(schema.shape);

type Value = z.infer<typeof schema>;

/** Parses the BFF's configuration from environment variables. Does no I/O. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): ParsedConfig {
  const { value, problems } = parseVariables(schema, replaceDisabledServices(env), 'BFF_');
  problems.push(...findOidcProblems(env), ...findPlainHttpProblems(env), ...findServiceProblems(env));
  if (!value) return { problems };
  const config = toConfig(value);
  if (config.roles.firstOperator !== undefined && config.roles.from === 'claim') {
    problems.push('BFF_FIRST_OPERATOR: has no effect when BFF_ROLES_FROM is claim');
  }
  if (config.metrics.port !== 0 && config.metrics.port === config.port && isSameAddress(config)) {
    problems.push('METRICS_PORT: must differ from PORT');
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

/** Whether an address consists only of an origin and a path of plain names, which every load balancer interprets identically. */
function isPlain(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, pathname, href } = new URL(text);
  return href === origin + pathname && /^(?:\/|(?:\/[\w-]+)+\/?)$/.test(pathname);
}
