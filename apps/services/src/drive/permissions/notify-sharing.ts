import { findAccount } from '#core/auth/directory.ts';
import { sendMail } from '#core/mail.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import type { Item } from '#items/item.ts';
import type { ItemRole } from '#items/item-role.ts';
import { toInvitedEmail } from '#items/permissions.ts';
import type { Grantee } from './grantee.ts';
import type { SharingContext } from './sharing-target.ts';

type Context = SharingContext & { settings: ServiceSettings };

/** The content of a sharing email. */
export type SharingNotification = { kind: 'shared'; role: ItemRole } | { kind: 'owned' } | { kind: 'offered' };

const ROLE_LABELS: Record<ItemRole, string> = {
  owner: 'own it',
  organizer: 'manage its members and content',
  fileOrganizer: 'organise its content',
  writer: 'edit it',
  commenter: 'comment on it',
  reader: 'read it',
};

/** Notifies a user, or the members of a group, of new access. The caller gets no email. */
export function notifySharing(
  context: Context,
  item: Item,
  grantee: Grantee,
  mail: { news: SharingNotification; message: string | undefined },
): void {
  const { db, caller, clock, settings } = context;
  const path = item.isFolder ? 'files' : 'file';
  sendMail(db, {
    recipients: listAddresses(db, grantee).filter((email) => email !== caller.email),
    sender: caller.email,
    subject: toSubject(caller.displayName, item, mail.news),
    body: [toSentence(mail.news), mail.message, `${settings.consoleOrigin}/${path}/${item.id}`]
      .filter((part) => part !== undefined && part !== '')
      .join('\n\n'),
    sentAt: clock.nowMs(),
  });
}

function toSubject(sender: string, item: Item, news: SharingNotification): string {
  switch (news.kind) {
    case 'shared':
      return `${sender} shared ${item.name} with you`;
    case 'owned':
      return `You are now the owner of ${item.name}`;
    case 'offered':
      return `${sender} wants to transfer ownership of ${item.name} to you`;
  }
}

function toSentence(news: SharingNotification): string {
  switch (news.kind) {
    case 'shared':
      return `You can ${ROLE_LABELS[news.role]}.`;
    case 'owned':
      return 'The previous owner can still edit it.';
    case 'offered':
      return 'Ownership changes when you accept. You can already edit it.';
  }
}

function listAddresses(db: Database, { type, grantee }: Grantee): string[] {
  if (type === 'group') {
    return db
      .all<{ email: string }>(
        `SELECT a.email FROM group_members AS m JOIN accounts AS a ON a.id = m.account_id
         WHERE m.group_id = ? ORDER BY a.email`,
        grantee,
      )
      .map(({ email }) => email);
  }
  const email = toInvitedEmail(grantee) ?? findAccount(db, grantee)?.email;
  return email === undefined ? [] : [email];
}
