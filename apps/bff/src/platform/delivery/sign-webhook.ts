import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new key that webhooks are signed with, as https://www.standardwebhooks.com writes it. */
export function newSigningSecret(): string {
  return PREFIX + randomBytes(24).toString('base64');
}

/**
 * The headers that a receiver checks a webhook by. Each attempt has a time of its own, and the ID of its message. With several
 * secrets it has a signature of each, so that the receiver can change from one to the next.
 */
export function signWebhook(
  secrets: readonly string[],
  messageId: string,
  nowMs: number,
  body: string,
): Record<string, string> {
  const seconds = Math.floor(nowMs / 1_000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${messageId}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
