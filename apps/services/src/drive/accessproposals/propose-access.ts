import type { Account } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import { sendMail } from '#core/mail.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { type ProposalRole, putProposal } from '#drive/permissions/proposal-store.ts';
import type { Item } from '#items/item.ts';

type Context = { db: Database; clock: Clock; settings: ServiceSettings };

const ROLE_LABELS: Record<ProposalRole, string> = {
  reader: 'read it',
  commenter: 'comment on it',
  writer: 'edit it',
};

/** Requests access to an item: stores the proposal and mails the owner, or the organizers of the drive. */
export function proposeAccess(
  context: Context,
  item: Item,
  requester: Account,
  wish: { role: ProposalRole; message: string },
): void {
  const { db, clock } = context;
  const nowMs = clock.nowMs();
  const message = wish.message === '' ? null : wish.message;
  db.transaction(() => {
    putProposal(db, item.number, { requesterId: requester.id, role: wish.role, message, createdAt: nowMs });
    emailApprovers(context, item, requester, { role: wish.role, message, sentAt: nowMs });
  });
}

/** Notifies the users who decide on an item of an access request. */
export function emailApprovers(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  item: Item,
  requester: Account,
  wish: { role: ProposalRole; message: string | null; sentAt: number },
): void {
  sendMail(db, {
    recipients: listDeciders(db, item),
    sender: requester.email,
    subject: `${requester.displayName} requested access to ${item.name}`,
    body: [
      `${requester.email} wants to ${ROLE_LABELS[wish.role]}.`,
      ...(wish.message === null ? [] : [wish.message]),
      `${settings.consoleOrigin}/${item.isFolder ? 'files' : 'file'}/${item.id}`,
    ].join('\n\n'),
    sentAt: wish.sentAt,
  });
}

function listDeciders(db: Database, { ownerId, driveId }: Item): string[] {
  return db
    .all<{ email: string }>(
      `SELECT a.email FROM accounts AS a WHERE a.id = ?1
       UNION
       SELECT a.email FROM items AS i JOIN permissions AS p ON p.item_number = i.number AND p.role = 'organizer'
         JOIN accounts AS a ON (p.type = 'user' AND a.id = p.grantee)
           OR (p.type = 'group' AND a.id IN (SELECT account_id FROM group_members WHERE group_id = p.grantee))
       WHERE i.id = ?2`,
      ownerId,
      driveId,
    )
    .map(({ email }) => email);
}
