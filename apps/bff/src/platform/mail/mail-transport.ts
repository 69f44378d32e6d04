import type { SMTPTransportOptions } from 'nodemailer';
import { withTimeout } from '#domain/with-timeout.ts';
import type { MailConfig } from '#platform/config/delivery-config.ts';
import { readSecret } from '#platform/config/read-secret.ts';

const TIMEOUT_MS = 10_000;
const VERIFY_TIMEOUT_MS = 30_000; // The library limits only the time between two parts of a response.

/**
 * Opens a connection to the mail server. The library is loaded lazily with the first message, to save memory if none is sent.
 * Throws StartError if the password cannot be read.
 */
export async function openMailTransport({ url, passwordFile, allowsPlaintext }: MailConfig) {
  const { createTransport } = await import('nodemailer');
  const { hostname, port, protocol, username, password } = new URL(url);
  const isImplicit = protocol === 'smtps:';
  const options: SMTPTransportOptions = {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (isImplicit ? 465 : 587) : Number(port),
    secure: isImplicit,
    requireTLS: !isImplicit && !allowsPlaintext,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (username === '') return createTransport(options);
  const pass =
    passwordFile === undefined ? decodeURIComponent(password) : readSecret('SMTP_PASSWORD_FILE', passwordFile);
  return createTransport({ ...options, auth: { user: decodeURIComponent(username), pass } });
}

/** Signs in to the mail server without sending anything. Throws the connection's errors. */
export async function verifyMailServer(config: MailConfig): Promise<void> {
  const transport = await openMailTransport(config);
  try {
    if (await withTimeout(transport.verify(), VERIFY_TIMEOUT_MS)) return;
    throw Object.assign(new Error('the mail server did not respond in time'), { code: 'ETIMEDOUT' });
  } finally {
    transport.close();
  }
}
