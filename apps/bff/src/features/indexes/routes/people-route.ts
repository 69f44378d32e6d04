import type { components } from '@rotunda/api-client/bff-types';
import type { Handler } from 'hono';
import type { Expression, SqlBool } from 'kysely';
import { z } from 'zod';
import { ALL_PEOPLE } from '#features/indexes/readers/people-reader.ts';
import { toPersonKey } from '#features/indexes/readers/person-key.ts';
import type { RowExpressions, SortColumn } from '#features/indexes/store/row-store.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readQuery } from '#platform/http/read-query.ts';
import { readIndexPage } from './index-page.ts';
import { commonQuery, containsKey, matchesWord, sortNames } from './index-query.ts';
import type { IndexRouteDeps, ViewIndex } from './index-route-deps.ts';

type PersonIndex = components['schemas']['PersonIndex'];
type Row = components['schemas']['PersonRow'];

const COLUMNS: Readonly<Record<string, SortColumn>> = { mentions: 'number', name: 'title_key' };

const query = commonQuery.pick({ q: true, pageSize: true, pageToken: true }).extend({
  type: z.enum(['user', 'group']).optional(),
  foundIn: z.enum(['files', 'drives', 'calendars', 'reviews']).optional(),
  sort: sortNames(COLUMNS, '-mentions'),
});

/** `/api/indexes/people`: people and groups that the user can see. */
export function peopleRoute({ rows }: IndexRouteDeps, lookAt: ViewIndex): Handler<AppEnv> {
  return async function listPeople(context) {
    const wanted = readQuery(context, query);
    const coverage = await lookAt(context, 'people');
    const { userId } = context.get('principal');
    const { q = '', type, foundIn } = wanted;
    const isWhole = (build: RowExpressions): Expression<SqlBool>[] => [build('target_id', '=', ALL_PEOPLE)];
    // Matches words in any order: `banerjee ana` finds Ana Banerjee.
    const words = toPersonKey(q).split(/\s+/).filter(Boolean);
    const page = await readIndexPage<Row>(
      rows,
      {
        userId,
        name: 'people',
        where: (build) => [
          ...isWhole(build),
          ...words.map(containsKey),
          ...(type === undefined ? [] : [build('status', '=', type)]),
          ...(foundIn === undefined ? [] : [matchesWord(build, foundIn)]),
        ],
      },
      COLUMNS,
      wanted,
    );
    return context.json<PersonIndex>({ ...page, all: await rows.count(userId, 'people', isWhole), coverage });
  };
}
