import type { Clock } from '#domain/clock.ts';
import type { DeliveryConfig } from '#platform/config/delivery-config.ts';
import type { SendResult } from '#platform/delivery/send-result.ts';
import { signWebhook } from '#platform/delivery/sign-webhook.ts';
import { sendWebhook, type WebhookConnection } from '#platform/delivery/webhook-sender.ts';
import type { AlertMessage, ConsoleAddress } from './alert-message.ts';
import { type ChannelKind, type ChannelSecret, secretsAt } from './channel-store.ts';
import { sendMail } from './mail-sender.ts';
import { toWebhookBody } from './webhook-body.ts';

/** What messages leave the console by. */
export type SendDeps = {
  mail: DeliveryConfig['mail'];
  webhooks: WebhookConnection;
  address: ConsoleAddress;
  clock: Clock;
};

/** Delivers a message to where a channel leads. */
export async function deliverMessage(
  { mail, webhooks, clock }: SendDeps,
  kind: ChannelKind,
  secret: ChannelSecret,
  message: AlertMessage,
): Promise<SendResult> {
  if (kind === 'mail') {
    if (!mail) return { outcome: 'failed', response: 'No mail server is configured.', durationMs: 0 };
    return sendMail(mail, secret.address, message);
  }
  const body = toWebhookBody(kind, message);
  const nowMs = clock.nowMs();
  return sendWebhook(webhooks, secret.address, signWebhook(secretsAt(secret, nowMs), message.id, nowMs, body), body);
}
