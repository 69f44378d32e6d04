import type { Clock } from '#domain/clock.ts';
import type { DeliveryConfig } from '#platform/config/delivery-config.ts';
import { sendMail } from './mail-sender.ts';
import type { ConsoleAddress, Message } from './message.ts';
import type { SendResult } from './send-result.ts';
import { signWebhook } from './sign-webhook.ts';
import { type ChannelKind, toWebhookBody } from './webhook-body.ts';
import { sendWebhook, type WebhookConnection } from './webhook-sender.ts';

/** The transports for outgoing messages. */
export type SendDeps = {
  mail: DeliveryConfig['mail'];
  webhooks: WebhookConnection;
  address: ConsoleAddress;
  clock: Clock;
};

/** The address of a channel, and the keys that sign its webhooks. */
export type DeliveryTarget = { address: string; signingSecrets: readonly string[] };

/** Delivers a message to the target of a channel. */
export async function deliverMessage(
  { mail, webhooks, clock }: SendDeps,
  kind: ChannelKind,
  { address, signingSecrets }: DeliveryTarget,
  message: Message,
): Promise<SendResult> {
  if (kind === 'mail') {
    if (!mail) return { outcome: 'failed', response: 'No mail server is configured.', durationMs: 0 };
    return sendMail(mail, address, message);
  }
  const body = toWebhookBody(kind, message);
  return sendWebhook(webhooks, address, signWebhook(signingSecrets, message.id, clock.nowMs(), body), body);
}
