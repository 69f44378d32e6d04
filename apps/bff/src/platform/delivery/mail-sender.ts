import type { MailConfig } from '#platform/config/delivery-config.ts';
import { openMailTransport } from '#platform/mail/mail-transport.ts';
import { describeNetworkError } from './describe-network-error.ts';
import { toMailBody } from './mail-body.ts';
import type { Message } from './message.ts';
import { type SendResult, shortenResponse } from './send-result.ts';

// The mail library limits only the time between two parts of a response.
const TIMEOUT_MS = 120_000;

/** Sends a message through the mail server. Gives up after the timeout, also while the server still responds. */
export async function sendMail(
  config: MailConfig,
  address: string,
  message: Message,
  timeoutMs = TIMEOUT_MS,
): Promise<SendResult> {
  const startMs = performance.now();
  const elapsed = () => Math.round(performance.now() - startMs);
  const transport = await openMailTransport(config);
  const { attachment } = message;
  try {
    const { response } = await transport.sendMail({
      signal: AbortSignal.timeout(timeoutMs),
      from: { name: 'Rotunda', address: config.from },
      to: { name: '', address },
      ...toMailBody(message),
      ...(attachment && {
        attachments: [
          { filename: attachment.fileName, contentType: attachment.contentType, content: attachment.content },
        ],
      }),
      // A retry uses the same ID, so that mail clients show the message once.
      messageId: `<${message.id}@${config.from.split('@').at(-1)}>`,
      date: new Date(message.timeMs),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    });
    return { outcome: 'accepted', response: shortenResponse(response), durationMs: elapsed() };
  } catch (error) {
    const status = readStatus(error);
    const response = status === undefined ? describeNetworkError(error) : shortenResponse(readResponse(error));
    // 5xx is permanent, but the administrator can correct an authentication error.
    const isRefused = status !== undefined && status >= 500 && readCode(error) !== 'EAUTH';
    return { outcome: isRefused ? 'refused' : 'failed', response, ...(status && { status }), durationMs: elapsed() };
  } finally {
    transport.close();
  }
}

function readStatus(error: unknown): number | undefined {
  return error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined;
}

function readResponse(error: unknown): string {
  return error instanceof Error && 'response' in error ? String(error.response) : '';
}

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
