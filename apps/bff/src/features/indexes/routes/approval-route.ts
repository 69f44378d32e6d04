import type { components } from '@rotunda/api-client/bff-types';
import type { Handler } from 'hono';
import type { Expression, SqlBool } from 'kysely';
import { z } from 'zod';
import { toEmailKey } from '#domain/email-key.ts';
import { NO_TIME, type RowExpressions, type SortColumn } from '#features/indexes/store/row-store.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { flag, instant, readQuery } from '#platform/http/read-query.ts';
import { addChangeRequests, hasChangeRequest } from './change-requests.ts';
import { readIndexPage } from './index-page.ts';
import { address, buildCommonConditions, commonQuery, matchesWord, sortNames } from './index-query.ts';
import type { IndexRouteDeps, ViewIndex } from './index-route-deps.ts';
import { addSnoozes, isSnoozed } from './snoozes.ts';

type ApprovalIndex = components['schemas']['ApprovalIndex'];
type Counts = components['schemas']['ApprovalCounts'];
type Folder = keyof Counts;
type Row = components['schemas']['ApprovalRow'];

const COLUMNS: Readonly<Record<string, SortColumn>> = {
  dueTime: 'due_at',
  createTime: 'created_at',
  modifyTime: 'modified_at',
  decidedTime: 'decided_at',
  title: 'title_key',
};
const FOLDERS = ['waiting', 'snoozed', 'started', 'overdue', 'decided', 'all'] as const;
const STATUSES = ['IN_PROGRESS', 'APPROVED', 'CANCELLED', 'DECLINED', 'STATUS_UNSPECIFIED'] as const;
const DECIDED = ['APPROVED', 'DECLINED'];

const query = commonQuery.extend({
  folder: z.enum(FOLDERS).default('all'),
  status: z.union([z.enum(STATUSES).transform((one) => [one]), z.array(z.enum(STATUSES))]).optional(),
  reviewer: address.optional(),
  initiator: address.optional(),
  dueFrom: instant.optional(),
  dueTo: instant.optional(),
  decidedFrom: instant.optional(),
  decidedTo: instant.optional(),
  hasChangeRequest: flag.optional(),
  isChangedSince: flag.optional(),
  sort: sortNames(COLUMNS, 'dueTime'),
});

/** `/api/indexes/approvals`: approvals across files. */
export function approvalRoute({ rows, clock, store }: IndexRouteDeps, lookAt: ViewIndex): Handler<AppEnv> {
  return async function listApprovals(context) {
    const wanted = readQuery(context, query);
    const coverage = await lookAt(context, 'approvals');
    const { userId, email } = context.get('principal');
    const matchFolder = (build: RowExpressions, folder: Folder) =>
      listFolderConditions(build, folder, email, clock.nowMs());
    const page = await readIndexPage<Row>(
      rows,
      {
        userId,
        name: 'approvals',
        where: (build) => [...matchFolder(build, wanted.folder), ...conditions(build, wanted)],
      },
      COLUMNS,
      wanted,
    );
    const count = (folder: Folder) => rows.count(userId, 'approvals', (build) => matchFolder(build, folder));
    return context.json<ApprovalIndex>({
      ...page,
      rows: await addSnoozes(store, userId, await addChangeRequests(store, page.rows), clock.nowMs()),
      counts: {
        waiting: await count('waiting'),
        snoozed: await count('snoozed'),
        started: await count('started'),
        overdue: await count('overdue'),
        decided: await count('decided'),
        all: await count('all'),
      },
      coverage,
    });
  };
}

function listFolderConditions(
  build: RowExpressions,
  folder: Folder,
  email: string,
  nowMs: number,
): Expression<SqlBool>[] {
  const isOpen = build('status', '=', 'IN_PROGRESS');
  switch (folder) {
    case 'waiting':
      return [build('is_mine', '=', 1), build.not(isSnoozed(build, nowMs))];
    case 'snoozed':
      return [build('is_mine', '=', 1), isSnoozed(build, nowMs)];
    case 'started':
      return [build('principal_email', '=', toEmailKey(email)), isOpen];
    case 'overdue':
      return [build('due_at', '<', nowMs), isOpen];
    case 'decided':
      return [build('status', 'in', DECIDED)];
    case 'all':
      return [];
  }
}

function conditions(build: RowExpressions, wanted: z.infer<typeof query>): Expression<SqlBool>[] {
  const { status, reviewer, initiator, dueFrom, dueTo, decidedFrom, decidedTo, isChangedSince } = wanted;
  const isDue = dueFrom !== undefined || dueTo !== undefined;
  const isDecided = decidedFrom !== undefined || decidedTo !== undefined;
  const isRequested = hasChangeRequest(build);
  return [
    ...buildCommonConditions(build, wanted),
    ...(status === undefined ? [] : [build('status', 'in', status)]),
    ...(reviewer === undefined ? [] : [matchesWord(build, reviewer)]),
    ...(initiator === undefined ? [] : [build('principal_email', '=', initiator)]),
    ...(isDue ? [build('due_at', '>=', dueFrom ?? 0), build('due_at', '<', dueTo ?? NO_TIME)] : []),
    ...(isDecided
      ? [build('decided_at', '>=', Math.max(decidedFrom ?? 1, 1)), build('decided_at', '<', decidedTo ?? NO_TIME)]
      : []),
    ...(wanted.hasChangeRequest === undefined ? [] : [wanted.hasChangeRequest ? isRequested : build.not(isRequested)]),
    ...(isChangedSince === undefined ? [] : [build('is_changed', '=', Number(isChangedSince))]),
  ];
}
