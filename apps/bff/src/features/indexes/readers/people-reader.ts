import type { components } from '@rotunda/api-client/bff-types';
import type { OperationId } from '@rotunda/api-client/operations';
import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import { toEmailKey } from '#domain/email-key.ts';
import type { Principal } from '#domain/principal.ts';
import type { Target } from '#features/indexes/store/index-target.ts';
import { type IndexRow, NO_TIME, type RowStore } from '#features/indexes/store/row-store.ts';
import type { IndexReader } from './index-reader.ts';
import { type FoundPerson, mergePeople, PeopleCollector } from './merge-people.ts';
import { readCalendarPeople, readDrivePeople, readFilePeople } from './people-sources.ts';
import { toPersonKey } from './person-key.ts';

type PersonSource = components['schemas']['PersonRow']['foundIn'][number];

/** The target of the rows merged from all sources. */
export const ALL_PEOPLE = 'all';

const STALE_AFTER_MS = 30 * 60_000;
const MAX_REVIEWS = 1_000;
const SOURCES: Readonly<Record<PersonSource, string>> = {
  files: 'Owners and people with access to files',
  drives: 'Members of shared drives',
  calendars: 'People with access to calendars, and guests',
  reviews: 'People in approvals and access requests',
};

const identity = z.looseObject({ email: z.string(), name: z.string().optional() });
// Approval rows contain people; access request rows contain their addresses.
const reviewRow = z.looseObject({
  initiator: identity.optional(),
  reviewers: z.array(identity).default([]),
  requester: z.string().optional(),
  recipient: z.string().optional(),
});
const foundPerson: z.ZodType<FoundPerson> = z.object({
  source: z.enum(['files', 'drives', 'calendars', 'reviews']),
  email: z.string(),
  name: z
    .string()
    .optional()
    .transform((name) => name),
  type: z.enum(['user', 'group']),
  mentions: z.number(),
});

/** The dependencies of the people index. */
type PeopleReaderDeps = {
  rows: RowStore;
  clock: Clock;
  isAllowed: (principal: Principal, operationId: OperationId) => boolean;
};

/**
 * People and groups that the user can see in files, shared drives, calendars and reviews. Each source makes a bounded number of
 * calls with the user's credential, and only calls that the role allows.
 */
export function createPeopleReader({ rows, clock, isAllowed }: PeopleReaderDeps): IndexReader {
  return {
    operationId: 'drive.files.list',
    fileQuery: undefined,
    fileFields: '',
    isUserIndependent: false,
    shouldRead: () => false,
    fixedTargets: Object.entries(SOURCES).map(([id, title]) => toSourceTarget(id, title)),
    staleAfterMs: STALE_AFTER_MS,
    forbiddenMessage: 'You do not have access to this.',
    async read(request, { id }, { principal }) {
      const context = {
        request,
        isAllowed: (operationId: OperationId) => isAllowed(principal, operationId),
        nowMs: clock.nowMs(),
      };
      const found =
        id === 'files'
          ? await readFilePeople(context)
          : id === 'drives'
            ? await readDrivePeople(context)
            : id === 'calendars'
              ? await readCalendarPeople(context)
              : await readReviewPeople(rows, principal.userId);
      return found.map((one) => toRow(`${id}:${toEmailKey(one.email)}`, one, one.mentions, one));
    },
    async finish(userId) {
      const found = await Promise.all(
        Object.keys(SOURCES).map((source) => rows.listOfTarget(userId, 'people', source)),
      );
      const merged = mergePeople(found.flat().map((body) => foundPerson.parse(body)));
      const all = merged.map((row) => ({
        ...toRow(toEmailKey(row.email), row, row.mentions, row),
        keywords: ` ${row.foundIn.join(' ')} `,
      }));
      await rows.replace(userId, 'people', ALL_PEOPLE, all);
    },
  };
}

/** Returns the people in the rows of the user's approval and access request indexes. */
async function readReviewPeople(rows: RowStore, userId: string): Promise<FoundPerson[]> {
  const people = new PeopleCollector('reviews');
  for (const name of ['approvals', 'access-requests']) {
    const found = await rows.list<unknown>({
      userId,
      name,
      where: () => [],
      sort: { column: 'modified_at', isDescending: true },
      limit: MAX_REVIEWS,
      after: undefined,
    });
    for (const { body } of found) {
      const { initiator, reviewers, requester, recipient } = reviewRow.parse(body);
      for (const one of [initiator, ...reviewers]) if (one) people.add({ email: one.email, displayName: one.name });
      for (const email of [requester, recipient]) if (email !== undefined) people.add({ email });
    }
  }
  return people.list(MAX_REVIEWS);
}

function toRow(
  rowId: string,
  { email, name = '', type }: { email: string; name?: string | undefined; type: string },
  mentions: number,
  body: object,
): IndexRow {
  return {
    row_id: rowId,
    title_key: toPersonKey(`${name} ${email}`.trim()),
    principal_email: toEmailKey(email),
    keywords: ' ',
    status: type,
    is_mine: 0,
    is_changed: 0,
    number: mentions,
    due_at: NO_TIME,
    created_at: 0,
    modified_at: 0,
    drive_id: null,
    mime_type: null,
    body: JSON.stringify(body),
  };
}

function toSourceTarget(id: string, title: string): Target {
  return { id, title, mimeType: undefined, driveId: undefined, parentId: undefined, modifiedAt: undefined };
}
