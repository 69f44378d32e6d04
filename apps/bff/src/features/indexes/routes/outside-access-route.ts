import type { components } from '@rotunda/api-client/bff-types';
import type { Handler } from 'hono';
import { z } from 'zod';
import { NO_TIME, type RowExpressions, type RowQuery, type SortColumn } from '#features/indexes/store/row-store.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { instant, readQuery } from '#platform/http/read-query.ts';
import { toDecisionBody } from './access-decision-routes.ts';
import { readIndexPage } from './index-page.ts';
import { address, buildCommonConditions, commonQuery, matchesWord, sortNames } from './index-query.ts';
import type { IndexRouteDeps, ViewIndex } from './index-route-deps.ts';

type OutsideAccessIndex = components['schemas']['OutsideAccessIndex'];
type Row = components['schemas']['OutsideAccessRow'];

const COLUMNS: Readonly<Record<string, SortColumn>> = {
  title: 'title_key',
  grantee: 'principal_email',
  expirationTime: 'due_at',
};

const query = commonQuery.extend({
  granteeDomain: address.optional(),
  grantee: address.optional(),
  type: z.enum(['user', 'group', 'domain', 'anyone']).optional(),
  role: z.enum(['reader', 'commenter', 'writer', 'fileOrganizer', 'organizer']).optional(),
  expires: z.enum(['never', 'some']).optional(),
  reviewedBefore: instant.optional(),
  sort: sortNames(COLUMNS, 'title'),
});

/** `/api/indexes/outside-access`: access to files for anyone or for people outside the user's domain, with the latest review. */
export function outsideAccessRoute({ rows, decisions }: IndexRouteDeps, lookAt: ViewIndex): Handler<AppEnv> {
  return async function listOutsideAccess(context) {
    const wanted = readQuery(context, query);
    const coverage = await lookAt(context, 'outside-access');
    const { userId } = context.get('principal');
    const where = getConditions(wanted);
    const page = await readIndexPage<Row>(rows, { userId, name: 'outside-access', where }, COLUMNS, wanted);
    const last = await decisions.findLast(page.rows.map(({ fileId, permissionId }) => `${fileId}/${permissionId}`));
    const { reviewedBefore } = wanted;
    return context.json<OutsideAccessIndex>({
      ...page,
      rows: page.rows.map((row) => {
        const decision = last.get(`${row.fileId}/${row.permissionId}`);
        return decision ? { ...row, lastDecision: toDecisionBody(decision) } : row;
      }),
      all: await rows.count(userId, 'outside-access'),
      ...(reviewedBefore !== undefined && {
        dueCount: await rows.count(userId, 'outside-access', (build) => [build.not(isReviewed(build, reviewedBefore))]),
        reviewedCount: await decisions.countReviewed(userId, reviewedBefore),
      }),
      coverage,
    });
  };
}

function getConditions(wanted: z.infer<typeof query>): RowQuery['where'] {
  const { granteeDomain, grantee, type, role, expires, reviewedBefore } = wanted;
  return (build) => [
    ...buildCommonConditions(build, wanted),
    ...(granteeDomain === undefined ? [] : [build('status', '=', granteeDomain)]),
    ...(grantee === undefined ? [] : [build('principal_email', '=', grantee)]),
    ...(type === undefined ? [] : [matchesWord(build, type)]),
    ...(role === undefined ? [] : [matchesWord(build, role)]),
    ...(expires === undefined ? [] : [build('due_at', expires === 'never' ? '=' : '<', NO_TIME)]),
    ...(reviewedBefore === undefined ? [] : [build.not(isReviewed(build, reviewedBefore))]),
  ];
}

/** Access that still exists after its removal needs another review: the removal may have been rejected, or undone elsewhere. */
function isReviewed(build: RowExpressions, since: number) {
  return build.exists(
    build
      .selectFrom('access_decisions')
      .select('access_decisions.id')
      .whereRef('access_decisions.grant_id', '=', 'index_rows.row_id')
      .where('access_decisions.decided_at', '>=', since)
      .where('access_decisions.decision', '!=', 'removed'),
  );
}
