import type { BffConfig } from '#platform/config/config.ts';
import { verifyMailServer } from '#platform/mail/mail-transport.ts';
import { describeConnectionError, describeConnectionRemedy, type Finding } from './finding.ts';

const SUBJECT = 'Mail';

/** Signs in to the mail server for alerts, if one is configured. */
export async function checkMail({ delivery }: BffConfig): Promise<Finding> {
  const { mail } = delivery;
  if (!mail) return { level: 'info', subject: SUBJECT, text: 'no mail server: alerts are not sent by mail' };
  const { host } = new URL(mail.url);
  try {
    await verifyMailServer(mail);
    return { level: 'ok', subject: SUBJECT, text: `${host} accepts the sign-in` };
  } catch (error) {
    const reason = describeConnectionError(error);
    const text = `${host} does not accept the sign-in: ${reason}`;
    return { level: 'error', subject: SUBJECT, text, remedy: describeConnectionRemedy('SMTP_URL', reason) };
  }
}
