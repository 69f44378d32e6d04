import type { components } from '@rotunda/api-client/bff-types';
import type { Handler } from 'hono';
import type { AppEnv } from '#platform/http/context.ts';
import { readQuery } from '#platform/http/read-query.ts';
import { readIndexPage } from './index-page.ts';
import { address, commonConditions, commonQuery, sortNames } from './index-query.ts';
import type { IndexRouteDeps, LookAt } from './index-route-deps.ts';
import type { SortColumn } from './row-store.ts';

type OutsideAccessIndex = components['schemas']['OutsideAccessIndex'];
type Row = components['schemas']['OutsideAccessRow'];

const COLUMNS: Readonly<Record<string, SortColumn>> = {
  title: 'title_key',
  grantee: 'who',
  expirationTime: 'due_at',
};

const query = commonQuery.extend({
  granteeDomain: address.optional(),
  sort: sortNames(COLUMNS, 'title'),
});

/** `/api/indexes/outside-access`: access to files that somebody outside the person's domain has. */
export function outsideAccessRoute({ rows }: IndexRouteDeps, lookAt: LookAt): Handler<AppEnv> {
  return async function listOutsideAccess(context) {
    const wanted = readQuery(context, query);
    const coverage = await lookAt(context, 'outside-access');
    const { userId } = context.get('principal');
    const { granteeDomain } = wanted;
    const page = await readIndexPage<Row>(
      rows,
      {
        userId,
        name: 'outside-access',
        where: (build) => [
          ...commonConditions(build, wanted),
          ...(granteeDomain === undefined ? [] : [build('status', '=', granteeDomain)]),
        ],
      },
      COLUMNS,
      wanted,
    );
    return context.json<OutsideAccessIndex>({
      ...page,
      all: await rows.count(userId, 'outside-access'),
      coverage,
    });
  };
}
