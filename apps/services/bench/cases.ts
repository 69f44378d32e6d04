import { createCalendar } from '#calendar/calendars/create-calendar.ts';
import { type BenchServices, REQUESTING_USER } from './bench-services.ts';
import { seedEvents, WEEKS_OF_A_SERIES } from './seed-events.ts';
import { COMMON_WORD, RARE_WORD, seedFiles } from './seed-files.ts';
import { seedProcesses } from './seed-processes.ts';
import { seedTree } from './seed-tree.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 21);
const CALENDAR_COUNT = 12;
const WHOLE_WEEK_COUNT = 156;
const CHILDREN_FOR_A_LEVEL = 50; // 1,000 levels for 50,000 children.

/** Executes one call. Calls with different indexes request different resources of the same kind. */
export type ExecuteCall = (index: number) => Promise<void>;

/** A kind of data and the requests that are measured on it. */
export type BenchCase = {
  /** Plural noun for the stored data. */
  noun: string;
  /** Number of stored resources at full size. */
  fullSize: number;
  /** Whether to measure ten times the size too. Set only if that takes less than two minutes. */
  measuresTenfold: boolean;
  /** Stores `count` resources. Returns the requests to measure, by name. */
  seed(bench: BenchServices, count: number): Record<string, ExecuteCall>;
};

const files: BenchCase = {
  noun: 'files',
  fullSize: 100_000,
  measuresTenfold: true,
  seed(bench, count) {
    seedFiles(bench.services, NOW_MS, count);
    const list =
      (q: string): ExecuteCall =>
      () =>
        bench.get('/drive/v3/files', {
          q,
          pageSize: '100',
          fields: 'nextPageToken,files(id,name,mimeType,modifiedTime)',
        });
    return {
      'files.list, a rare word in names': list(`name contains '${RARE_WORD}'`),
      'files.list, a common word in names': list(`name contains '${COMMON_WORD}'`),
      'files.list, a common word anywhere': list(`fullText contains '${COMMON_WORD}'`),
      'files.list, type and word': list(`mimeType = 'application/pdf' and name contains '${COMMON_WORD}'`),
      'files.list, changed lately': list(`modifiedTime > '2026-11-01T00:00:00' and trashed = false`),
      'changes.list, from the beginning': () => bench.get('/drive/v3/changes', { pageToken: '1' }),
      'changes.list, the latest': () => bench.get('/drive/v3/changes', { pageToken: String(count) }),
    };
  },
};

const tree: BenchCase = {
  noun: 'children of one folder',
  fullSize: 50_000,
  measuresTenfold: false,
  seed(bench, count) {
    const { wideFolderId, deepFileId, deepFolderId } = seedTree(bench.services, count, count / CHILDREN_FOR_A_LEVEL);
    const children = (folderId: string, orderBy: string): ExecuteCall => {
      const query = { q: `'${folderId}' in parents and trashed = false`, pageSize: '100', orderBy };
      return () => bench.get('/drive/v3/files', query);
    };
    return {
      'files.list, a wide folder by name': children(wideFolderId, 'folder,name_natural'),
      'files.list, a wide folder by time': children(wideFolderId, 'modifiedTime desc'),
      'files.list, the last of 1,000 folders in each other': children(deepFolderId, 'folder,name'),
      'files.get, all of a file below 1,000 folders': () => bench.get(`/drive/v3/files/${deepFileId}`, { fields: '*' }),
    };
  },
};

const processes: BenchCase = {
  noun: 'processes',
  fullSize: 1_000_000,
  measuresTenfold: true,
  seed(bench, count) {
    const { scriptId } = seedProcesses(bench.services, NOW_MS, count);
    const list =
      (query: Record<string, string>): ExecuteCall =>
      () =>
        bench.get('/v1/processes', { pageSize: '50', ...query });
    return {
      'processes.list': list({}),
      'processes.list, failed': list({ 'userProcessFilter.statuses': 'FAILED' }),
      'processes.list, one script': list({ 'userProcessFilter.scriptId': scriptId }),
      'processes.list, function and type': list({
        'userProcessFilter.functionName': 'sync',
        'userProcessFilter.types': 'EDITOR',
      }),
      // The last five days hold a tenth of the executions.
      'processes.list, failed two days ago': list({
        'userProcessFilter.statuses': 'FAILED',
        'userProcessFilter.endTime': new Date(NOW_MS - 2 * DAY_MS).toISOString(),
      }),
    };
  },
};

const events: BenchCase = {
  noun: 'events',
  fullSize: 50_000,
  measuresTenfold: false,
  seed(bench, count) {
    const { db, account } = bench.services;
    const creator = account(REQUESTING_USER);
    // Keeps the number of events per week and calendar the same at every size: a tenth of the size has a third of the calendars
    // over a third of the time.
    const share = Math.sqrt(count / events.fullSize);
    const calendarCount = Math.round(CALENDAR_COUNT * share);
    const weekCount = Math.round(WHOLE_WEEK_COUNT * share);
    const firstDayMs = NOW_MS - weekCount * 7 * DAY_MS;
    const calendars = Array.from({ length: calendarCount }, (_, index) => {
      const id = `c_${index}@group.calendar.google.com`;
      const calendar = createCalendar(db, { id, summary: id, timeZone: 'Europe/Berlin', creator, createdAt: 0 });
      seedEvents(db, calendar, { firstDayMs, weekCount, count: Math.round(count / calendarCount) });
      return calendar;
    });
    // Returns only weeks with a steady number of series in progress. The first series begin half a year earlier.
    const week = (index: number) => {
      const number = WEEKS_OF_A_SERIES + (index % (weekCount - WEEKS_OF_A_SERIES));
      const timeMinMs = firstDayMs + number * 7 * DAY_MS;
      return { timeMin: new Date(timeMinMs).toISOString(), timeMax: new Date(timeMinMs + 7 * DAY_MS).toISOString() };
    };
    const path = (index: number) => `/calendar/v3/calendars/${calendars[index % calendarCount]?.id}/events`;
    const order = { singleEvents: 'true', orderBy: 'startTime' };
    return {
      'events.list, a week of one calendar': (index) => bench.get(path(index), { ...order, ...week(index) }),
      'events.list, a word in one calendar': (index) => bench.get(path(index), { q: `Meeting ${index % 300}` }),
    };
  },
};

/** All benchmark cases of the services. */
export const benchCases: readonly BenchCase[] = [files, tree, processes, events];
