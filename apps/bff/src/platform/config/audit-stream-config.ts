import { resolve } from 'node:path';
import { NO_CREDENTIALS } from '@rotunda/environment/web-address';
import { z } from 'zod';
import { isPlaintextAllowed } from './plain-http.ts';

/** The receiver of audit records. */
export type AuditStreamConfig = {
  /** The URL of the receiver: `https:` or `http:`, or `syslog+tls:` or `syslog+tcp:`. */
  url: string;
  /** The file with the value of the Authorization header. HTTP only. */
  authorizationFile: string | undefined;
  /** The file with the key that signs requests. HTTP only. */
  secretFile: string | undefined;
};

/** The variables of the audit stream, by name. */
export const auditStreamVariables = {
  BFF_AUDIT_STREAM_URL: z
    .url({
      protocol: /^(https?|syslog\+(tls|tcp))$/,
      error: 'must be an https: URL, or a URL such as syslog+tls://siem.example.com:6514',
    })
    .refine(...NO_CREDENTIALS)
    .optional(),
  BFF_AUDIT_STREAM_AUTHORIZATION_FILE: z.string().min(1).optional(),
  BFF_AUDIT_STREAM_SECRET_FILE: z.string().min(1).optional(),
};

const FILES = ['BFF_AUDIT_STREAM_AUTHORIZATION_FILE', 'BFF_AUDIT_STREAM_SECRET_FILE'] as const;
const schema = z.object(auditStreamVariables);

/** The values of these variables, each valid on its own. */
type AuditStreamValues = z.infer<typeof schema>;

/** Returns problems with combinations of values that are valid on their own. */
export function findAuditStreamProblems(value: AuditStreamValues, plainHosts: readonly string[]): string[] {
  const { BFF_AUDIT_STREAM_URL: url } = value;
  const set = FILES.filter((name) => value[name] !== undefined);
  if (url === undefined) return set.map((name) => `${name}: has no effect without BFF_AUDIT_STREAM_URL`);
  const problems = isSyslog(url) ? set.map((name) => `${name}: has no effect with syslog`) : [];
  if (!isEncrypted(url) && !isPlaintextAllowed(url, plainHosts))
    problems.push(
      'BFF_AUDIT_STREAM_URL: must be https: or syslog+tls:, except on a loopback address or a host of BFF_PLAIN_HTTP_HOSTS',
    );
  return problems;
}

/** Returns the configuration from the variables, or undefined if records are not forwarded. */
export function toAuditStreamConfig(value: AuditStreamValues): AuditStreamConfig | undefined {
  const { BFF_AUDIT_STREAM_URL: url } = value;
  if (url === undefined) return undefined;
  const { BFF_AUDIT_STREAM_AUTHORIZATION_FILE: authorization, BFF_AUDIT_STREAM_SECRET_FILE: secret } = value;
  return {
    url,
    authorizationFile: authorization && resolve(authorization),
    secretFile: secret && resolve(secret),
  };
}

/** Whether records are sent by syslog rather than by HTTP. */
export function isSyslog(url: string): boolean {
  return url.startsWith('syslog+');
}

function isEncrypted(url: string): boolean {
  return url.startsWith('syslog+tls:') || url.startsWith('https:');
}
