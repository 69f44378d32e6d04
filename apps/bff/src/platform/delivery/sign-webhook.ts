import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Creates a key for signing webhooks, in the format of https://www.standardwebhooks.com. */
export function generateSigningSecret(): string {
  return PREFIX + randomBytes(24).toString('base64');
}

/**
 * Returns the headers with which a receiver verifies a webhook. Each attempt has its own timestamp and the ID of its message.
 * Contains one signature per secret, so that the receiver can rotate secrets.
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
