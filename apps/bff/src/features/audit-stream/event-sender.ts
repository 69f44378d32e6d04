import { randomUUID } from 'node:crypto';
import { type AuditStreamConfig, isSyslog } from '#platform/config/audit-stream-config.ts';
import { readSecret } from '#platform/config/read-secret.ts';
import type { SendResult } from '#platform/delivery/send-result.ts';
import { signWebhook } from '#platform/delivery/sign-webhook.ts';
import { sendWebhook, type WebhookConnection } from '#platform/delivery/webhook-sender.ts';
import type { OcsfEvent } from './ocsf-event.ts';
import { toSyslogFrame } from './syslog-message.ts';
import { sendSyslog } from './syslog-sender.ts';

/** Sends events to the receiver in order. */
export type SendEvents = (events: readonly OcsfEvent[]) => Promise<SendResult>;

/** Opens the configured connection to the receiver. Reads the secrets for every send, so that they can be rotated. */
export function openEventSender(config: AuditStreamConfig, webhooks: WebhookConnection): SendEvents {
  const { url } = config;
  if (isSyslog(url)) return (events) => sendSyslog(url, events.map(toSyslogFrame));
  return async function sendEvents(events) {
    const body = JSON.stringify(events);
    const { authorization, secret } = readStreamSecrets(config);
    const headers = {
      ...(authorization && { authorization }),
      ...(secret && signWebhook([secret], `msg_${randomUUID()}`, webhooks.clock.nowMs(), body)),
    };
    return sendWebhook(webhooks, url, headers, body);
  };
}

/** Reads the configured secrets. Throws StartError if one cannot be read. */
export function readStreamSecrets({ authorizationFile, secretFile }: AuditStreamConfig) {
  return {
    authorization: authorizationFile && readSecret('BFF_AUDIT_STREAM_AUTHORIZATION_FILE', authorizationFile),
    secret: secretFile && readSecret('BFF_AUDIT_STREAM_SECRET_FILE', secretFile),
  };
}
