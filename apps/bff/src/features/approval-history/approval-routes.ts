import type { components } from '@rotunda/api-client/bff-types';
import { Hono } from 'hono';
import { z } from 'zod';
import { APPROVAL_FIELDS, approvalSnapshot } from '#domain/approval-snapshot.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readQuery } from '#platform/http/read-query.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { type ApprovalHistory, type StepRow, toKind } from './approval-history.ts';

type StepBody = components['schemas']['ApprovalStep'];
type HistoryBody = components['schemas']['ApprovalHistory'];

export type ApprovalRouteDeps = { history: ApprovalHistory; calls: UserCallExecutor };

const query = z.strictObject({ fileId: z.string().min(1).max(256), approvalId: z.string().min(1).max(256) });

/** `/api/approval-history`: the history of an approval. Sessions are checked before. */
export function approvalRoutes({ history, calls }: ApprovalRouteDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const { fileId, approvalId } = readQuery(context, query);
    const params = { fileId, approvalId, fields: APPROVAL_FIELDS };
    // Rejects users who may not see the approval, with the service's error.
    const { body } = await calls.execute(
      context.get('principal'),
      { operationId: 'drive.approvals.get', params },
      context.get('requestId'),
    );
    await history.detectSteps(fileId, approvalSnapshot.parse(body));
    return context.json<HistoryBody>({ steps: (await history.list(fileId, approvalId)).map(toBody) });
  });
  return routes;
}

function toBody(row: StepRow): StepBody {
  return {
    stepId: row.id,
    kind: toKind(row.kind),
    ...(row.user_email !== null && {
      person: { email: row.user_email, name: row.user_name ?? row.user_email },
    }),
    ...(row.message !== null && { message: row.message }),
    ...(row.is_unseen === 1 && { isUnseen: true }),
    origin: row.is_from_console === 1 ? 'console' : 'outside',
    time: new Date(row.happened_at).toISOString(),
    ...(row.audit_id !== null && { auditId: row.audit_id }),
    ...(row.audit_mac !== null && { auditHash: row.audit_mac }),
  };
}
