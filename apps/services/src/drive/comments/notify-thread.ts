import type { Caller } from '#core/auth/caller.ts';
import { type Account, findAccount, findAccountByEmail } from '#core/auth/directory.ts';
import { sendMail } from '#core/mail.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { findItemRole } from '#items/access.ts';
import type { Item } from '#items/item.ts';
import type { Comment } from './comment-store.ts';
import { findMentions } from './message-text.ts';

type Context = { db: Database; caller: Caller; settings: ServiceSettings };
type ThreadMessage = { subject: string; content: string; sentAt: number };

/**
 * Mails a new message in a thread to the file's owner, the thread's participants and the mentioned users, if they may read the
 * file. Excludes its author.
 */
export function notifyThread(
  context: Context,
  item: Item,
  comment: Pick<Comment, 'number'>,
  said: ThreadMessage,
): void {
  const { db, caller, settings } = context;
  const people = [...listSpeakers(db, item, comment), ...listMentioned(db, said.content)];
  const recipients = people.filter((user) => user.id !== caller.accountId && canRead(db, user, item));
  sendMail(db, {
    recipients: recipients.map(({ email }) => email),
    sender: caller.email,
    subject: `${caller.displayName} ${said.subject}: ${item.name}`,
    body: [said.content, `${settings.consoleOrigin}/file/${item.id}/comments`].filter(Boolean).join('\n\n'),
    sentAt: said.sentAt,
  });
}

function listSpeakers(db: Database, item: Item, comment: Pick<Comment, 'number'>): Account[] {
  const speakers = db.all<{ id: string }>(
    `SELECT author_id AS id FROM comments WHERE number = ?
     UNION SELECT author_id FROM replies WHERE comment_number = ? AND deleted = 0`,
    comment.number,
    comment.number,
  );
  const ids = [...(item.ownerId === null ? [] : [item.ownerId]), ...speakers.map(({ id }) => id)];
  return ids.flatMap((id) => findAccount(db, id) ?? []);
}

function listMentioned(db: Database, content: string): Account[] {
  return findMentions(content).flatMap((email) => findAccountByEmail(db, email) ?? []);
}

function canRead(db: Database, user: Account, item: Item): boolean {
  return findItemRole(db, { accountId: user.id, domain: user.domain }, item.id) !== undefined;
}
