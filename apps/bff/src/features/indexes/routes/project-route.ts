import type { components } from '@rotunda/api-client/bff-types';
import type { Handler } from 'hono';
import type { Expression, SqlBool } from 'kysely';
import { z } from 'zod';
import { ALL_PROJECTS } from '#features/indexes/readers/project-reader.ts';
import type { RowExpressions, SortColumn } from '#features/indexes/store/row-store.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { flag, readQuery } from '#platform/http/read-query.ts';
import { readIndexPage } from './index-page.ts';
import { address, buildCommonConditions, commonQuery, matchesWord, sortNames } from './index-query.ts';
import type { IndexRouteDeps, ViewIndex } from './index-route-deps.ts';

type ProjectIndex = components['schemas']['ProjectIndex'];
type Row = components['schemas']['ProjectRow'];

const COLUMNS: Readonly<Record<string, SortColumn>> = {
  modifyTime: 'modified_at',
  lastRunTime: 'created_at',
  failures: 'number',
  title: 'title_key',
};

const query = commonQuery.omit({ mimeType: true }).extend({
  foundIn: z.enum(['drive', 'processes', 'pins']).optional(),
  owner: address.optional(),
  isPinned: flag.optional(),
  isElsewhere: flag.optional(),
  sort: sortNames(COLUMNS, 'title'),
});

/** `/api/indexes/projects`: script projects from all sources. */
export function projectRoute({ rows }: IndexRouteDeps, lookAt: ViewIndex): Handler<AppEnv> {
  return async function listProjects(context) {
    const wanted = readQuery(context, query);
    const coverage = await lookAt(context, 'projects');
    const { userId } = context.get('principal');
    const { foundIn, owner, isPinned, isElsewhere } = wanted;
    const isWhole = (build: RowExpressions): Expression<SqlBool>[] => [build('target_id', '=', ALL_PROJECTS)];
    const page = await readIndexPage<Row>(
      rows,
      {
        userId,
        name: 'projects',
        where: (build) => [
          ...isWhole(build),
          ...buildCommonConditions(build, wanted),
          ...(foundIn === undefined ? [] : [matchesWord(build, foundIn)]),
          ...(owner === undefined ? [] : [build('principal_email', '=', owner)]),
          ...(isElsewhere === undefined ? [] : [isElsewhere ? build.not(isInDrive(build)) : isInDrive(build)]),
          ...(isPinned === undefined ? [] : [build('is_mine', '=', Number(isPinned))]),
        ],
      },
      COLUMNS,
      wanted,
    );
    return context.json<ProjectIndex>({
      ...page,
      all: await rows.count(userId, 'projects', isWhole),
      coverage,
    });
  };
}

function isInDrive(build: RowExpressions): Expression<SqlBool> {
  return matchesWord(build, 'drive');
}
