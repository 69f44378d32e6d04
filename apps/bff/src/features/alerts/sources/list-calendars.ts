import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readPages } from '#domain/calls/read-pages.ts';
import type { CallParams } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';

/** A calendar in a user's calendar list. */
export type ListedCalendar = { id: string; title: string };

const LISTED_CALENDARS_PAGE_SIZE = '250';

const calendar = z.object({ id: z.string(), summary: z.string().default('') });
const page = z.object({ items: z.array(calendar).default([]), nextPageToken: z.string().optional() });

/** Lists up to `limit` calendars in which a user has at least the given role. */
export async function listCalendars(
  calls: UserCallExecutor,
  principal: Principal,
  { minAccessRole, limit }: { minAccessRole: 'owner' | 'writer'; limit: number },
): Promise<{ calendars: ListedCalendar[]; gap: string | undefined }> {
  const requestId = randomUUID();
  const calendars: ListedCalendar[] = [];
  const pages = readPages(async (token) => {
    const params: CallParams = {
      minAccessRole,
      maxResults: LISTED_CALENDARS_PAGE_SIZE,
      showHidden: 'true',
      fields: 'items(id,summary),nextPageToken',
      ...token,
    };
    const { body } = await calls.execute(principal, { operationId: 'calendar.calendarList.list', params }, requestId);
    return page.parse(body ?? {});
  });
  for await (const { items } of pages) {
    calendars.push(...items.map(({ id, summary }) => ({ id, title: summary || id })));
    if (calendars.length > limit)
      return { calendars: calendars.slice(0, limit), gap: `Only the first ${limit} calendars are evaluated.` };
  }
  return { calendars, gap: undefined };
}
