import type { components } from '@rotunda/api-client/bff-types';
import type { Handler } from 'hono';
import type { AppEnv } from '#platform/http/context.ts';
import type { IndexRouteDeps } from './index-route-deps.ts';
import { isSnoozed } from './snoozes.ts';

type Summary = components['schemas']['ApprovalSummary'];

/**
 * `/api/indexes/approvals/summary`: the number of approvals that wait for a user. Keeps an existing index up to date, so that the
 * number stays correct, but does not create an index just for the number.
 */
export function approvalSummaryRoute({ rows, crawls, calls, clock }: IndexRouteDeps): Handler<AppEnv> {
  return async function summarizeApprovals(context) {
    const principal = context.get('principal');
    calls.requireAllowed(principal, 'drive.approvals.list');
    const key = { userId: principal.userId, name: 'approvals' } as const;
    const crawl = (await crawls.find(key)) && (await crawls.recordView(key));
    const nowMs = clock.nowMs();
    const count = (from: number, to: number) =>
      rows.count(key.userId, key.name, (build) => [
        build('is_mine', '=', 1),
        build('due_at', '>=', from),
        build('due_at', '<', to),
        build.not(isSnoozed(build, nowMs)),
      ]);
    const overdueCount = await count(0, nowMs);
    return context.json<Summary>({
      waitingCount: overdueCount + (await count(nowMs, Number.MAX_SAFE_INTEGER)),
      overdueCount,
      isPartial: crawl?.state !== 'current',
    });
  };
}
