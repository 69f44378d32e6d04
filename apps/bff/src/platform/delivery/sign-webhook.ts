import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new key that webhooks are signed with, as https://www.standardwebhooks.com writes it. */
export function newSigningSecret(): string {
  return PREFIX + randomBytes(24).toString('base64');
}

/** The headers that a receiver checks a webhook by. Each attempt has a time of its own, and the ID of its message. */
export function signWebhook(secret: string, messageId: string, nowMs: number, body: string): Record<string, string> {
  const seconds = Math.floor(nowMs / 1_000);
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${messageId}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
