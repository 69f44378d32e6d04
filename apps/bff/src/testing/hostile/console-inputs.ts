import { gzipSync } from 'node:zlib';
import { type HostileInput, type HostileTargets, withJson } from './hostile-input.ts';

type ConsoleInput = Omit<HostileInput, 'at'>;

const MEGABYTE = 2 ** 20;

/** Returns the inputs for the console's own backend, and through it for the services. */
export function consoleInputs(targets: HostileTargets): HostileInput[] {
  return [...jobs(), ...bodies(targets), ...queries()].map((input) => ({
    ...input,
    name: `console: ${input.name}`,
    at: 'console',
  }));
}

function jobs(): ConsoleInput[] {
  const post = (name: string, body: unknown, statuses: readonly number[]): ConsoleInput => ({
    name: `a job ${name}`,
    ...withJson('POST', '/api/jobs', body),
    statuses,
  });
  const item = (index: number) => ({
    id: `${index}`,
    label: 'a',
    params: { fileId: `f${index}` },
    body: { name: 'a' },
  });
  const draft = { title: 'a', operationId: 'drive.files.update' };
  return [
    post('of seven million brackets', '['.repeat(7_000_000), [400]),
    post('of eight million elements', `[${'0,'.repeat(7_999_999)}0]`, [400]),
    post('of 16 MB of text', JSON.stringify({ ...draft, title: 'a'.repeat(15 * MEGABYTE) }), [400]),
    post('of 17 MB', 'a'.repeat(17 * MEGABYTE), [413]),
    post(
      'of ten thousand and one items',
      { ...draft, items: Array.from({ length: 10_001 }, (_, i) => item(i)) },
      [400],
    ),
    post('with a body nested in its limits', { ...draft, items: [{ ...item(1), body: nest(60) }] }, [201, 400]),
    post('of nine thousand items', { ...draft, items: Array.from({ length: 9000 }, (_, i) => item(i)) }, [201]),
    post('of items of the same ID', { ...draft, items: Array(9000).fill(item(1)) }, [400]),
  ];
}

function nest(depth: number): object {
  return depth === 0 ? {} : { a: nest(depth - 1) };
}

function bodies({ calendar, file }: HostileTargets): ConsoleInput[] {
  const rows = Array.from({ length: 500 }, (_, index) => ({ rowId: `${index}`, label: 'a', values: ['a'] }));
  const link = { list: 'files', address: '/files', hasMore: false, isReordered: false, columns: [], rows, picked: [] };
  return [
    {
      name: 'a job that unpacks to 64 MB',
      ...withJson('POST', '/api/jobs', ''),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(64 * MEGABYTE, '[')),
      statuses: [400],
    },
    {
      name: 'a held call of brackets',
      ...withJson('POST', '/api/delayed-calls', '['.repeat(MEGABYTE - 1)),
      statuses: [400],
    },
    { name: 'a run of brackets', ...withJson('POST', '/api/explorer/runs', '{"a":'.repeat(90_000)), statuses: [400] },
    { name: 'a view of brackets', ...withJson('POST', '/api/views', '['.repeat(60_000)), statuses: [400] },
    { name: 'a link with rows that do not fit', ...withJson('POST', '/api/links', link), statuses: [400] },
    {
      name: 'a call with a nested body',
      ...withJson('PATCH', `/api/drive/v3/files/${file}`, `{"a":${'['.repeat(400_000)}`),
      statuses: [400],
    },
    {
      name: 'an event of every second',
      ...withJson('POST', `/api/calendar/v3/calendars/${calendar}/events`, {
        start: { dateTime: '2027-01-04T09:00:00Z', timeZone: 'UTC' },
        end: { dateTime: '2027-01-04T09:00:01Z', timeZone: 'UTC' },
        recurrence: ['RRULE:FREQ=SECONDLY'],
      }),
      statuses: [400],
    },
  ];
}

function queries(): ConsoleInput[] {
  const get = (name: string, path: string, statuses: readonly number[]): ConsoleInput => ({
    name,
    method: 'GET',
    path,
    statuses,
  });
  return [
    get('a search of the audit by a long text', `/api/audit?target=${'%25_'.repeat(2000)}`, [200, 400]),
    get('a page token of junk', `/api/jobs?pageToken=${'x'.repeat(7000)}`, [400]),
    get('a thousand parameters', `/api/drive/v3/files?${'q=a&'.repeat(1000)}`, [400]),
    get('a selector nested without end', `/api/drive/v3/files?fields=${'files('.repeat(1000)}`, [400]),
    get('an address of slashes', `/api/${'/'.repeat(7000)}`, [404]),
    get('an index by a long text', `/api/indexes/approvals?q=${'a%25'.repeat(1500)}`, [200, 400, 404]),
  ];
}
