import type { components } from '@rotunda/api-client/bff-types';
import { type Expression, type SqlBool, sql } from 'kysely';
import { toEmailKey } from '#domain/email-key.ts';
import type { RowExpressions } from '#features/indexes/store/row-store.ts';
import type { Store } from '#platform/store/open-store.ts';

type ApprovalRow = components['schemas']['ApprovalRow'];
type ChangeRequest = components['schemas']['ChangeRequest'];

const REQUEST = 'changesRequested';
const RESPONSES = ['approved', 'declined'];

/** Adds to approvals in progress the reviewers who requested changes and have not approved or declined since, oldest first. */
export async function addChangeRequests(store: Store, rows: readonly ApprovalRow[]): Promise<ApprovalRow[]> {
  const open = rows.filter(({ status }) => status === 'IN_PROGRESS');
  if (open.length === 0) return [...rows];
  const steps = await store
    .selectFrom('approval_steps')
    .select(['file_id', 'approval_id', 'kind', 'user_email', 'user_name', 'message', 'happened_at'])
    .where(
      'file_id',
      'in',
      open.map(({ fileId }) => fileId),
    )
    .where('kind', 'in', [REQUEST, ...RESPONSES])
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  const requests = new Map<string, Map<string, ChangeRequest>>();
  for (const { file_id: fileId, approval_id: approvalId, kind, user_email: email, ...step } of steps) {
    if (email === null) continue;
    const id = `${fileId}/${approvalId}`;
    const ofApproval = requests.get(id) ?? new Map<string, ChangeRequest>();
    requests.set(id, ofApproval);
    ofApproval.delete(toEmailKey(email));
    if (kind !== REQUEST) continue;
    const time = new Date(Number(step.happened_at)).toISOString();
    ofApproval.set(toEmailKey(email), {
      email,
      name: step.user_name ?? email,
      time,
      ...(step.message !== null && { message: step.message }),
    });
  }
  return rows.map((row) => {
    if (row.status !== 'IN_PROGRESS') return row;
    const reviewers = new Set(row.reviewers.map(({ email }) => toEmailKey(email)));
    const ofApproval = requests.get(`${row.fileId}/${row.approvalId}`)?.values() ?? [];
    const found = [...ofApproval].filter(({ email }) => reviewers.has(toEmailKey(email)));
    return found.length > 0 ? { ...row, changeRequests: found } : row;
  });
}

/** Matches approvals in progress in which a reviewer requested changes and has not approved or declined since. */
export function hasChangeRequest(build: RowExpressions): Expression<SqlBool> {
  const request = build
    .selectFrom('approval_steps as request')
    .select('request.id')
    .whereRef('request.file_id', '=', 'index_rows.target_id')
    .where(sql.ref('index_rows.row_id'), '=', sql`request.file_id || '/' || request.approval_id`)
    .where('request.kind', '=', REQUEST)
    // Addresses may contain LIKE wildcards, and the two databases share no substring function.
    .where(
      sql`replace(index_rows.keywords, ' ' || lower(request.user_email) || ' ', '')`,
      '<>',
      sql.ref('index_rows.keywords'),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('approval_steps as response')
            .select('response.id')
            .whereRef('response.file_id', '=', 'request.file_id')
            .whereRef('response.approval_id', '=', 'request.approval_id')
            .where('response.kind', 'in', RESPONSES)
            .whereRef('response.happened_at', '>=', 'request.happened_at')
            .where(sql`lower(response.user_email)`, '=', sql`lower(request.user_email)`),
        ),
      ),
    );
  return build.and([build('status', '=', 'IN_PROGRESS'), build.exists(request)]);
}
