import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { CalendarAccessRow, ReadSource } from './alert-source.ts';
import { type ListedCalendar, listCalendars } from './list-calendars.ts';
import type { SubjectStore } from './subject-store.ts';

type AccessDeps = { calls: UserCallExecutor; memory: SubjectStore; clock: Clock };

const MAX_CALENDARS = 50;
const RETENTION_MS = 30 * 24 * 3_600_000;
const ACCESS_RULES_PAGE_SIZE = '250';

const rule = z.object({ id: z.string(), role: z.string().default('none') });
const page = z.object({ items: z.array(rule).default([]), nextPageToken: z.string().optional() });

/** Reads access to the calendars that a user owns, limited to changes since the first read. */
export function readCalendarAccess({ calls, memory, clock }: AccessDeps): ReadSource<'calendar-access'> {
  return async (principal) => {
    const { calendars, gap } = await listCalendars(calls, principal, { minAccessRole: 'owner', limit: MAX_CALENDARS });
    const current = new Map<string, string>();
    for (const { id } of calendars)
      for (const [ruleId, role] of await listRules(calls, principal, id)) current.set(`${id}\n${ruleId}`, role);
    const key = { userId: principal.userId, source: 'calendar-access' } as const;
    const read = new Set(calendars.map(({ id }) => id));
    const known = await memory.record(key, current, {
      // Access to calendars beyond the limit keeps its known state.
      isCovered: (id) => gap === undefined || read.has(toCalendarId(id)),
      isRetained: (_state, changedMs) => changedMs > clock.nowMs() - RETENTION_MS,
    });
    return { rows: toRows(known, calendars), gap };
  };
}

async function listRules(
  calls: UserCallExecutor,
  principal: Principal,
  calendarId: string,
): Promise<Map<string, string>> {
  const requestId = randomUUID();
  const pages = readPages(async (token) => {
    const params = { calendarId, maxResults: ACCESS_RULES_PAGE_SIZE, fields: 'items(id,role),nextPageToken', ...token };
    const { body } = await calls.execute(principal, { operationId: 'calendar.acl.list', params }, requestId);
    return page.parse(body ?? {});
  });
  const found = new Map<string, string>();
  for await (const { items } of pages) for (const { id, role } of items) if (role !== 'none') found.set(id, role);
  return found;
}

type SubjectStates = Awaited<ReturnType<SubjectStore['record']>>;

function toRows(known: SubjectStates, calendars: readonly ListedCalendar[]): CalendarAccessRow[] {
  const titles = new Map(calendars.map(({ id, title }) => [id, title]));
  return [...known].flatMap(([id, { state, previous, seenMs, changedMs }]) => {
    const atMs = Math.max(seenMs, changedMs);
    const [calendarId, ruleId] = [toCalendarId(id), id.slice(id.indexOf('\n') + 1)];
    // Access to a calendar that the user no longer owns is not reported as lost, because the user could not view it anyway.
    const title = titles.get(calendarId);
    if (atMs === 0 || title === undefined) return [];
    const grantee = ruleId.slice(ruleId.indexOf(':') + 1);
    return [
      { calendarId, ruleId, title, grantee, role: state, previous: changedMs === 0 ? undefined : previous, atMs },
    ];
  });
}

function toCalendarId(subjectId: string): string {
  return subjectId.slice(0, subjectId.indexOf('\n'));
}
