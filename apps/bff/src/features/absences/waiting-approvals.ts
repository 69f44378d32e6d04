import { sql } from 'kysely';
import { toEmailKey } from '#domain/email-key.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { Absence } from './absence-store.ts';
import type { StandInRule } from './stand-in-rule.ts';

/** An approval that waits for an absent user, as indexed. */
export type WaitingApproval = {
  rowId: string;
  fileId: string;
  approvalId: string;
  title: string;
  /** The user who started the approval, if known and if the starter's permissions are used. */
  starterId: string | undefined;
};

const INDEX = 'approvals';
const MAX_APPROVALS = 200;

/**
 * Lists approvals that wait for a user: those in the user's own index and, if starters' permissions are used, those that others
 * started, from the starters' indexes.
 */
export async function listWaiting(
  store: Store,
  { user_id: userId, user_email: email }: Absence,
  { rights }: StandInRule,
): Promise<WaitingApproval[]> {
  const own = await store
    .selectFrom('index_rows')
    .select(['row_id', 'body'])
    .where('user_id', '=', userId)
    .where('name', '=', INDEX)
    .where('is_mine', '=', 1)
    .orderBy('due_at')
    .limit(MAX_APPROVALS)
    .execute();
  const found = new Map(own.map(({ row_id, body }) => [row_id, toWaiting(row_id, body, undefined)]));
  if (rights === 'own') return [...found.values()];
  const started = await store
    .selectFrom('index_rows')
    .select(['user_id', 'row_id', 'body'])
    .where('user_id', '!=', userId)
    .where('name', '=', INDEX)
    .where('status', '=', 'IN_PROGRESS')
    .where('keywords', 'like', sql<string>`${`% ${escapeLike(toEmailKey(email))} %`} escape '!'`)
    .where('body', 'like', '%"isStartedByMe":true%')
    .orderBy('due_at')
    .limit(MAX_APPROVALS)
    .execute();
  for (const { user_id, row_id, body } of started) found.set(row_id, toWaiting(row_id, body, user_id));
  return [...found.values()];
}

function toWaiting(rowId: string, body: string, starterId: string | undefined): WaitingApproval {
  const { fileId, approvalId, title } = JSON.parse(body);
  return { rowId, fileId, approvalId, title, starterId };
}

function escapeLike(text: string): string {
  return text.replaceAll(/[!%_]/g, '!$&');
}
