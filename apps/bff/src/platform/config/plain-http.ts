import { z } from 'zod';

/** The variables with the addresses that the console connects to, and the address that services connect to. */
const ADDRESSES = [
  'SCRIPT_BASE_URL',
  'CALENDAR_BASE_URL',
  'DRIVE_BASE_URL',
  'UPLOAD_URL',
  'OIDC_ISSUER',
  'BFF_HOOK_ORIGIN',
] as const;

const VARIABLE = 'BFF_PLAIN_HTTP_HOSTS';
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const HOST = /^(?:\*\.)?[\w-]+(?:\.[\w-]+)*$/;

/** The variable that lists hosts for plain http, by name. */
export const plainHttpVariables = {
  [VARIABLE]: z
    .string()
    .refine((text) => toHosts(text).every((host) => HOST.test(host)), 'must be comma-separated names or *.names')
    .optional(),
};

/**
 * Returns problems with plain http addresses, whose traffic anyone on the network path can read and change. Plain http is only
 * allowed for loopback addresses and for hosts that the administrator lists because their network is trusted.
 */
export function findPlainHttpProblems(env: Readonly<Record<string, string | undefined>>): string[] {
  const hosts = toHosts(env[VARIABLE] ?? '');
  return ADDRESSES.filter((name) => isRefused(env[name] ?? '', hosts)).map(
    (name) => `${name}: must be https, or http on a loopback address or a host of ${VARIABLE}`,
  );
}

/** Whether an address is https, or http on a loopback address. */
export function isSafeAddress(text: string): boolean {
  return !isRefused(text, []);
}

/** Returns the hosts that the variable lists. */
export function toPlainHttpHosts(value: string | undefined): readonly string[] {
  return toHosts(value ?? '');
}

/** Whether an address is http on a loopback address or on one of these hosts. */
export function isPlainHttpAllowed(text: string, hosts: readonly string[]): boolean {
  return text.startsWith('http:') && !isRefused(text, hosts);
}

/** Whether a host may be called without TLS, in any protocol: a loopback address, or one of these hosts. */
export function isPlaintextAllowed(text: string, hosts: readonly string[]): boolean {
  const { hostname } = new URL(text);
  return LOOPBACK.has(hostname) || hosts.some((host) => matches(hostname, host));
}

function isRefused(text: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'http:' && !LOOPBACK.has(hostname) && !hosts.some((host) => matches(hostname, host));
}

function matches(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** Returns the names in a comma-separated list, in lower case, without empty ones. */
export function toHosts(text: string): string[] {
  return text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
}
