import type { components } from '@rotunda/api-client/bff-types';
import type { Handler } from 'hono';
import { z } from 'zod';
import type { SortColumn } from '#features/indexes/store/row-store.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { instant, readQuery } from '#platform/http/read-query.ts';
import { readIndexPage } from './index-page.ts';
import { address, buildCommonConditions, commonQuery, matchesWord, sortNames } from './index-query.ts';
import type { IndexRouteDeps, ViewIndex } from './index-route-deps.ts';

type AccessRequestIndex = components['schemas']['AccessRequestIndex'];
type Row = components['schemas']['AccessRequestRow'];

const COLUMNS: Readonly<Record<string, SortColumn>> = {
  createTime: 'created_at',
  title: 'title_key',
  requester: 'principal_email',
};

const query = commonQuery.extend({
  role: z.enum(['reader', 'commenter', 'writer']).optional(),
  requester: address.optional(),
  requesterDomain: address.optional(),
  createdBefore: instant.optional(),
  sort: sortNames(COLUMNS, '-createTime'),
});

/** `/api/indexes/access-requests`: access requests across files. */
export function accessRequestRoute({ rows }: IndexRouteDeps, lookAt: ViewIndex): Handler<AppEnv> {
  return async function listAccessRequests(context) {
    const wanted = readQuery(context, query);
    const coverage = await lookAt(context, 'access-requests');
    const { userId } = context.get('principal');
    const { role, requester, requesterDomain, createdBefore } = wanted;
    const page = await readIndexPage<Row>(
      rows,
      {
        userId,
        name: 'access-requests',
        where: (build) => [
          ...buildCommonConditions(build, wanted),
          ...(role === undefined ? [] : [matchesWord(build, role)]),
          ...(requester === undefined ? [] : [build('principal_email', '=', requester)]),
          ...(requesterDomain === undefined ? [] : [build('status', '=', requesterDomain)]),
          ...(createdBefore === undefined ? [] : [build('created_at', '<', createdBefore)]),
        ],
      },
      COLUMNS,
      wanted,
    );
    return context.json<AccessRequestIndex>({
      ...page,
      all: await rows.count(userId, 'access-requests'),
      coverage,
    });
  };
}
