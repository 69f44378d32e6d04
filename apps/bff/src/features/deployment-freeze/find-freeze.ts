import type { components } from '@rotunda/api-client/bff-types';
import { z } from 'zod';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { FreezeSettings } from './freeze-settings.ts';

/** A calendar event that freezes deployments. */
export type FreezeEvent = components['schemas']['FreezeEvent'];
/** Whether deployments are frozen at a time, as visible to a user. */
export type Freeze =
  | { state: 'clear' }
  | { state: 'frozen'; event: FreezeEvent }
  /** The calendar cannot be read, or hides the titles of its events. */
  | { state: 'unreadable'; reason: string };

/** The user who reads the calendar, and the executor for the call. */
export type FreezeReader = { calls: Pick<UserCallExecutor, 'execute'>; principal: Principal; requestId: string };

const FREEZES_PAGE_SIZE = 250;
const HIDDEN = 'The calendar has a private event at this time whose title you cannot see.';
const FIELDS = 'items(status,summary,visibility,start,end)';

const time = z.object({ date: z.string().optional(), dateTime: z.string().optional() }).default({});
const event = z.object({
  status: z.string().default(''),
  summary: z.string().optional(),
  visibility: z.string().optional(),
  start: time,
  end: time,
});
const list = z.object({ items: z.array(event).default([]) });

/**
 * Searches for an event with the marker in its title, in one call. Returns an unreadable calendar as a result rather than
 * throwing.
 */
export async function findFreeze(reader: FreezeReader, settings: FreezeSettings, atMs: number): Promise<Freeze> {
  try {
    return await readFreeze(reader, settings, atMs);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { state: 'unreadable', reason: error.message };
  }
}

/** Like `findFreeze`, but throws the service's error if the calendar cannot be read. */
export async function readFreeze(
  { calls, principal, requestId }: FreezeReader,
  { calendarId, marker }: FreezeSettings,
  atMs: number,
): Promise<Freeze> {
  const timeMin = new Date(atMs).toISOString();
  const timeMax = new Date(atMs + 1_000).toISOString();
  const params = { calendarId, timeMin, timeMax, singleEvents: true, maxResults: FREEZES_PAGE_SIZE, fields: FIELDS };
  const { body } = await calls.execute(principal, { operationId: 'calendar.events.list', params }, requestId);
  const events = list.parse(body ?? {}).items.filter(({ status }) => status !== 'cancelled');
  const [last] = events
    .filter(({ summary = '' }) => summary.toLowerCase().includes(marker.toLowerCase()))
    .map(toFreezeEvent)
    .toSorted((a, b) => b.end.localeCompare(a.end));
  if (last) return { state: 'frozen', event: last };
  const isHidden = events.some(({ summary, visibility }) => summary === undefined && visibility === 'private');
  return isHidden ? { state: 'unreadable', reason: HIDDEN } : { state: 'clear' };
}

function toFreezeEvent({ summary = '', start, end }: z.infer<typeof event>): FreezeEvent {
  return { title: summary, start: start.dateTime ?? start.date ?? '', end: end.dateTime ?? end.date ?? '' };
}
