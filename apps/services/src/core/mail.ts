import type { Database } from '#db/database.ts';

/** A message from one person to others about something in the services. */
export type Mail = { recipients: readonly string[]; sender: string; subject: string; body: string; sentAt: number };

/** Puts one message for each recipient into the outbox. Call it in the transaction that makes the change it reports. */
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

/** Deletes the messages that were sent before a time (Unix ms). */
export function purgeMail(db: Database, sentBefore: number): void {
  db.run('DELETE FROM outbox_messages WHERE sent_at < ?', sentBefore);
}
