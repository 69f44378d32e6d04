import type { Database } from '#db/database.ts';
import type { SqlValue } from '#db/sql-value.ts';
import { newPartId } from '#items/item-id.ts';
import type { ItemRole } from '#items/item-role.ts';

/** The roles that people can ask for. */
export const PROPOSAL_ROLES = ['reader', 'commenter', 'writer'] as const satisfies readonly ItemRole[];

export type ProposalRole = (typeof PROPOSAL_ROLES)[number];

/** A request for access to an item that nobody has decided on yet. The time in Unix ms. */
export type AccessProposal = {
  id: string;
  requesterId: string;
  requesterEmail: string;
  /** Who is to get the access; mostly the requester. */
  recipientId: string;
  recipientEmail: string;
  role: ProposalRole;
  view: 'published' | null;
  message: string | null;
  createdAt: number;
};

const SELECT = `
  SELECT p.id, p.requester_id AS requesterId, q.email AS requesterEmail, p.recipient_id AS recipientId,
    r.email AS recipientEmail, p.role, p.view, p.message, p.created_at AS createdAt
  FROM access_proposals AS p
  JOIN accounts AS q ON q.id = p.requester_id JOIN accounts AS r ON r.id = p.recipient_id`;

/** The proposal with this id on an item, if there is one. */
export function findProposal(db: Database, itemNumber: number, id: string): AccessProposal | undefined {
  return db.get<AccessProposal>(`${SELECT} WHERE p.id = ? AND p.item_number = ?`, id, itemNumber);
}

/** The proposal that a person has made for themselves on an item, if there is one. */
export function findProposalOf(db: Database, itemNumber: number, accountId: string): AccessProposal | undefined {
  const condition = 'p.item_number = ? AND p.requester_id = ? AND p.recipient_id = p.requester_id';
  return db.get<AccessProposal>(`${SELECT} WHERE ${condition}`, itemNumber, accountId);
}

/** The proposals on an item, the newest first, after a place in that order. */
export function listProposals(
  db: Database,
  itemNumber: number,
  after: readonly SqlValue[] | undefined,
  limit: number,
): AccessProposal[] {
  const [createdAt = Number.MAX_SAFE_INTEGER, id = ''] = after ?? [];
  return db.all<AccessProposal>(
    `${SELECT} WHERE p.item_number = ? AND (p.created_at, p.id) < (?, ?)
     ORDER BY p.created_at DESC, p.id DESC LIMIT ?`,
    itemNumber,
    createdAt,
    id,
    limit,
  );
}

/** A person's request for a role on an item. */
export type NewProposal = {
  /** Chosen by the service when absent. */
  id?: string;
  requesterId: string;
  role: ProposalRole;
  message: string | null;
  createdAt: number;
};

/** Stores a person's request for access for themselves, in place of an earlier one of theirs. */
export function putProposal(db: Database, itemNumber: number, proposal: NewProposal): void {
  const { requesterId, role, message, createdAt } = proposal;
  db.run(
    'DELETE FROM access_proposals WHERE item_number = ? AND requester_id = ? AND recipient_id = ?',
    itemNumber,
    requesterId,
    requesterId,
  );
  db.run(
    `INSERT INTO access_proposals (id, item_number, requester_id, recipient_id, role, message, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    proposal.id ?? newPartId(),
    itemNumber,
    requesterId,
    requesterId,
    role,
    message,
    createdAt,
  );
}

/** Removes one proposal. */
export function deleteProposal(db: Database, id: string): void {
  db.run('DELETE FROM access_proposals WHERE id = ?', id);
}

/** Removes every proposal that a person get access to an item. */
export function deleteProposalsFor(db: Database, itemNumber: number, recipientId: string): void {
  db.run('DELETE FROM access_proposals WHERE item_number = ? AND recipient_id = ?', itemNumber, recipientId);
}
