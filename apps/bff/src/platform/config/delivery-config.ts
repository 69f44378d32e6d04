import { resolve } from 'node:path';
import { isHostEntry } from '@rotunda/address-policy/address-policy';
import { z } from 'zod';

/** The mail server for alerts. */
export type MailConfig = {
  /** The URL, `smtp:` or `smtps:`, with the user and optionally the password. */
  url: string;
  passwordFile: string | undefined;
  from: string;
  /** Whether messages may be sent without TLS: on this machine, and to hosts that the administrator lists. */
  allowsPlaintext: boolean;
};

/** The transports for alerts. */
export type DeliveryConfig = {
  /** Undefined if the console sends no mail. */
  mail: MailConfig | undefined;
  /** The hosts that webhooks may address, as entries of an address policy. */
  webhookHosts: readonly string[];
};

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The delivery variables, by name. */
export const deliveryVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an SMTP URL, like smtps://user@mail.example.com:465' })
    .optional(),
  SMTP_PASSWORD_FILE: z.string().min(1).optional(),
  SMTP_FROM: z.email().optional(),
  BFF_WEBHOOK_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((entry) => entry.trim().toLowerCase()))
    .refine(
      (entries) => entries.every(isHostEntry),
      'must be comma-separated names, *.names, addresses or ranges, or *',
    )
    .default(['*']),
};

const schema = z.object(deliveryVariables);

/** The values of these variables, each valid on its own. */
type DeliveryValues = z.infer<typeof schema>;

/** Returns problems with combinations of values that are valid on their own. */
export function findDeliveryProblems(value: DeliveryValues): string[] {
  const { SMTP_URL: url, SMTP_PASSWORD_FILE: passwordFile, SMTP_FROM: from } = value;
  if (url === undefined) {
    const others = { SMTP_PASSWORD_FILE: passwordFile, SMTP_FROM: from };
    const set = Object.entries(others).filter(([, text]) => text !== undefined);
    return set.map(([name]) => `${name}: has no effect without SMTP_URL`);
  }
  const problems = from === undefined ? ['SMTP_FROM: must be set to the sender of messages if SMTP_URL is set'] : [];
  if (passwordFile === undefined) return problems;
  const { username, password } = new URL(url);
  if (username === '') problems.push('SMTP_PASSWORD_FILE: SMTP_URL contains no user');
  if (password !== '') problems.push('SMTP_PASSWORD_FILE: SMTP_URL contains a password, too: remove one of them');
  return problems;
}

/** Returns the configuration from the variables. */
export function toDeliveryConfig(value: DeliveryValues, plainHosts: readonly string[]): DeliveryConfig {
  const { SMTP_URL: url, SMTP_PASSWORD_FILE: passwordFile, SMTP_FROM: from, BFF_WEBHOOK_HOSTS: webhookHosts } = value;
  if (url === undefined || from === undefined) return { mail: undefined, webhookHosts };
  const { hostname } = new URL(url);
  const allowsPlaintext = LOOPBACK.has(hostname) || plainHosts.includes(hostname);
  return { mail: { url, passwordFile: passwordFile && resolve(passwordFile), from, allowsPlaintext }, webhookHosts };
}
