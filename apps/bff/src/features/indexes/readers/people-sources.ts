import { getMaxPageSize } from '@rotunda/api-client/max-page-size';
import type { OperationId } from '@rotunda/api-client/operations';
import { z } from 'zod';
import type { ExecuteCall } from '#features/indexes/store/index-target.ts';
import { type FoundPerson, type NamedPerson, PeopleCollector } from './merge-people.ts';

/** The context of the sources: the user's calls, and which of them the role allows. */
export type SourceContext = {
  request: ExecuteCall;
  isAllowed: (operationId: OperationId) => boolean;
  nowMs: number;
};

const MAX_PEOPLE = 5_000; // Per source.
const MAX_FILE_PAGES = 5;
const MAX_DRIVES = 20;
const MAX_CALENDARS = 20;
const EVENTS_BEFORE_MS = 60 * 86_400_000;
const EVENTS_AFTER_MS = 90 * 86_400_000;
const EVENTS_PAGE_SIZE = 500;

const person = z.object({
  emailAddress: z.string().optional(),
  email: z.string().optional(),
  displayName: z.string().optional(),
});
const permission = person.extend({ type: z.string().optional(), deleted: z.boolean().optional() });
const permissions = z.object({ permissions: z.array(permission).default([]) });
const file = permissions.extend({
  owners: z.array(person).default([]),
  lastModifyingUser: person.optional(),
  sharingUser: person.optional(),
});
const filePage = z.object({ files: z.array(file).default([]), nextPageToken: z.string().optional() });
const drivePage = z.object({ drives: z.array(z.object({ id: z.string() })).default([]) });
const calendarPage = z.object({
  items: z.array(z.object({ id: z.string(), accessRole: z.string().optional(), primary: z.boolean().optional() })),
});
const rulePage = z.object({
  items: z.array(z.object({ scope: z.object({ type: z.string(), value: z.string().optional() }) })).default([]),
});
const eventPage = z.object({
  items: z
    .array(
      z.object({
        organizer: person.optional(),
        creator: person.optional(),
        attendees: z.array(person.extend({ resource: z.boolean().optional() })).default([]),
      }),
    )
    .default([]),
});

/** Returns people who own, changed or can open the most recently changed files. */
export async function readFilePeople({ request, isAllowed }: SourceContext): Promise<FoundPerson[]> {
  const people = new PeopleCollector('files');
  const user = '(emailAddress,displayName)';
  const access = isAllowed('drive.permissions.list') ? ',permissions(type,emailAddress,displayName,deleted)' : '';
  let pageToken: string | undefined;
  for (let count = 0; count < MAX_FILE_PAGES; count += 1) {
    const params = {
      q: 'trashed = false',
      orderBy: 'modifiedTime desc',
      corpora: 'allDrives',
      includeItemsFromAllDrives: true,
      supportsAllDrives: true,
      pageSize: getMaxPageSize('drive.files.list'),
      fields: `files(owners${user},lastModifyingUser${user},sharingUser${user}${access}),nextPageToken`,
      ...(pageToken !== undefined && { pageToken }),
    };
    const page = filePage.parse((await request({ operationId: 'drive.files.list', params })) ?? {});
    for (const found of page.files) {
      for (const named of [...found.owners, found.lastModifyingUser, found.sharingUser]) if (named) people.add(named);
      addGrantees(people, found.permissions);
    }
    pageToken = page.nextPageToken;
    if (pageToken === undefined) break;
  }
  return people.list(MAX_PEOPLE);
}

/** Returns the members of shared drives. */
export async function readDrivePeople({ request, isAllowed }: SourceContext): Promise<FoundPerson[]> {
  const people = new PeopleCollector('drives');
  if (!isAllowed('drive.drives.list') || !isAllowed('drive.permissions.list')) return [];
  const params = { pageSize: getMaxPageSize('drive.drives.list'), fields: 'drives(id)' };
  const { drives } = drivePage.parse((await request({ operationId: 'drive.drives.list', params })) ?? {});
  for (const { id } of drives.slice(0, MAX_DRIVES)) {
    const ofDrive = {
      fileId: id,
      supportsAllDrives: true,
      pageSize: getMaxPageSize('drive.permissions.list'),
      fields: 'permissions(type,emailAddress,displayName,deleted)',
    };
    const body = await request({ operationId: 'drive.permissions.list', params: ofDrive });
    addGrantees(people, permissions.parse(body ?? {}).permissions);
  }
  return people.list(MAX_PEOPLE);
}

/** Returns people with access to the user's calendars, and guests of events in calendars that the user owns. */
export async function readCalendarPeople({ request, isAllowed, nowMs }: SourceContext): Promise<FoundPerson[]> {
  const people = new PeopleCollector('calendars');
  if (!isAllowed('calendar.calendarList.list')) return [];
  const params = { maxResults: getMaxPageSize('calendar.calendarList.list'), fields: 'items(id,accessRole,primary)' };
  const { items } = calendarPage.parse((await request({ operationId: 'calendar.calendarList.list', params })) ?? {});
  const own = items.filter(({ accessRole }) => accessRole === 'owner').slice(0, MAX_CALENDARS);
  for (const { id: calendarId } of own) {
    if (isAllowed('calendar.acl.list')) {
      const ofAccess = { calendarId, maxResults: getMaxPageSize('calendar.acl.list'), fields: 'items(scope)' };
      const rules = rulePage.parse((await request({ operationId: 'calendar.acl.list', params: ofAccess })) ?? {});
      for (const { scope } of rules.items) {
        if (isCalendar(scope.value)) continue;
        if (scope.type === 'user' || scope.type === 'group') people.add({ email: scope.value }, scope.type);
      }
    }
    if (isAllowed('calendar.events.list')) await addGuests(people, request, calendarId, nowMs);
  }
  return people.list(MAX_PEOPLE);
}

async function addGuests(
  people: PeopleCollector,
  request: ExecuteCall,
  calendarId: string,
  nowMs: number,
): Promise<void> {
  const user = '(email,displayName)';
  const params = {
    calendarId,
    timeMin: new Date(nowMs - EVENTS_BEFORE_MS).toISOString(),
    timeMax: new Date(nowMs + EVENTS_AFTER_MS).toISOString(),
    maxResults: EVENTS_PAGE_SIZE,
    fields: `items(organizer${user},creator${user},attendees(email,displayName,resource))`,
  };
  const { items } = eventPage.parse((await request({ operationId: 'calendar.events.list', params })) ?? {});
  for (const { organizer, creator, attendees } of items) {
    const guests = attendees.filter(({ resource }) => !resource);
    for (const named of [organizer, creator, ...guests]) if (named && !isCalendar(named.email)) people.add(named);
  }
}

function addGrantees(people: PeopleCollector, found: readonly (NamedPerson & z.infer<typeof permission>)[]): void {
  for (const one of found) {
    if (one.deleted) continue;
    if (one.type === 'user' || one.type === 'group') people.add(one, one.type);
  }
}

/** Whether an address belongs to a calendar or room rather than a person. */
function isCalendar(address: string | undefined): boolean {
  return /@(?:group|resource|import)\.(?:v\.)?calendar\./.test(address ?? '');
}
