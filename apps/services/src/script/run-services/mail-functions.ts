import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import { z } from 'zod';
import { DAY_MS } from '#core/durations.ts';
import { sendMail } from '#core/mail.ts';
import { HostException } from '#script/host-exception.ts';
import { createServiceFunction, type RunContext, requireScope } from './service-function.ts';

// Limits of the public service.
const MAX_RECIPIENTS = 50;
const DAILY_RECIPIENTS = 1_500;
const MAX_SUBJECT_CHARACTERS = 250;
const MAX_BODY_CHARACTERS = 400_000;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;
const SEND_SCOPES = ['{mail_scope_url}', 'gmail.send', 'gmail.compose', 'gmail.modify', 'script.send_mail'];

const message = z.object({
  to: z.string(),
  cc: z.string().default(''),
  bcc: z.string().default(''),
  subject: z.string(),
  body: z.string(),
});

/** Mail functions for scripts. Mail is queued in the outbox like all mail of the services. */
export const mailFunctions = {
  'mail.send': createServiceFunction(z.tuple([z.string().max(200), message]), async (run, [method, sent]) => {
    requireMailScope(run, method);
    if (sent.subject.length > MAX_SUBJECT_CHARACTERS) throw new HostException('Argument too large: subject');
    if (sent.body.length > MAX_BODY_CHARACTERS) throw new HostException('Argument too large: body');
    const recipients = [...new Set([sent.to, sent.cc, sent.bcc].flatMap(toAddresses))];
    if (recipients.length === 0) throw new HostException('Failed to send email: no recipient');
    if (recipients.length > MAX_RECIPIENTS) throw new HostException('Limit Exceeded: Email Recipients Per Message.');
    const { db, clock, identity } = run;
    await db.write(() => {
      if (recipients.length > countLeft(run)) {
        throw new HostException('Service invoked too many times for one day: email.');
      }
      const { subject, body } = sent;
      sendMail(db, { recipients, sender: identity.email, subject, body, sentAt: clock.nowMs() });
    });
  }),
  'mail.left': createServiceFunction(z.tuple([z.string().max(200)]), (run, [method]) => {
    requireMailScope(run, method);
    return countLeft(run);
  }),
};

function requireMailScope(run: RunContext, method: string): void {
  requireScope(
    run,
    method,
    SEND_SCOPES.map((suffix) => toScopeIdentifier(run.scopeBase, suffix)),
  );
}

/** Returns the number of recipients that the user can still mail today. */
function countLeft({ db, clock, identity }: RunContext): number {
  const row = db.get<{ count: number }>(
    'SELECT count(*) AS count FROM outbox_messages WHERE sender = ? AND sent_at > ?',
    identity.email,
    clock.nowMs() - DAY_MS,
  );
  return Math.max(0, DAILY_RECIPIENTS - (row?.count ?? 0));
}

function toAddresses(list: string): string[] {
  const addresses = list.split(/[,;]/).flatMap((each) => each.trim() || []);
  // A name may precede an address in angle brackets.
  return addresses.map((each) => {
    const address = (/<([^<>]*)>$/.exec(each)?.[1] ?? each).trim().toLowerCase();
    if (!MAIL_ADDRESS.test(address)) throw new HostException(`Invalid email: ${each}`);
    return address;
  });
}
