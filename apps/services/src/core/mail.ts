import type { Database } from '#db/database.ts';

/** A message from one user to others about a change in the services. */
export type Mail = { recipients: readonly string[]; sender: string; subject: string; body: string; sentAt: number };

/** Adds one message per recipient to the outbox. Call it in the transaction that makes the change. */
export function sendMail(db: Database, mail: Mail): void {
  for (const recipient of new Set(mail.recipients)) {
    db.run(
      'INSERT INTO outbox_messages (recipient, sender, subject, body, sent_at) VALUES (?, ?, ?, ?, ?)',
      recipient,
      mail.sender,
      mail.subject,
      mail.body,
      mail.sentAt,
    );
  }
}

/** Deletes the messages sent before a time (Unix milliseconds). */
export function purgeMail(db: Database, sentBefore: number): void {
  db.run('DELETE FROM outbox_messages WHERE sent_at < ?', sentBefore);
}
