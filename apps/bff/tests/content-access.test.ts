import { contentSchemas } from '@rotunda/api-client/content-schemas';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestOptions, TestBrowser } from '#testing/clients/test-browser.ts';
import { putThumbnail } from '../../services/src/drive/content/thumbnails.ts';
import { requireItem } from '../../services/src/items/items.ts';
import { ServedBff } from './served-bff.ts';

const PREFIXES = { script: '/api/script/', calendar: '/api/calendar/v3/', drive: '/api/drive/v3/' };
const all: readonly OperationDescriptor[] = Object.values(operations);

const SEARCHES = [
  "fullText contains 'heron'",
  `FullText contains "the heron lands"`,
  "name contains 'Note' or not(not fullText contains 'heron')",
  String.raw`name = '\'' or fullText contains 'heron'`,
];
const MASKS = [
  '*',
  'files',
  'files/*',
  '*/thumbnailLink',
  'thumbnailLink,webContentLink',
  'exportLinks',
  'contentHints/indexableText',
  'files(id,thumbnailLink)',
  'files/webContentLink',
  'files(exportLinks)',
];
/** Matches text that occurs only in content, and links to content. */
const TRACES = /heron|\/images\/thumbnails\/|alt=media|\/export[/?]/;

let served: ServedBff;
let support: TestBrowser;
let noteId: string;

beforeAll(async () => {
  served = await ServedBff.start();
  const { services } = served;
  const make = async (file: object) => {
    const { body } = await services.call('ana@example.com', 'POST', '/drive/v3/files', file);
    const fileId = String(Object(body).id);
    for (const name of ['operator', 'support']) {
      services.account(`${name}@example.com`);
      const grant = { type: 'user', role: 'writer', emailAddress: `${name}@example.com` };
      await services.call('ana@example.com', 'POST', `/drive/v3/files/${fileId}/permissions`, grant);
    }
    return fileId;
  };
  const contentHints = { indexableText: 'at dawn the heron lands' };
  noteId = await make({ name: 'Note', mimeType: 'application/vnd.google-apps.document', contentHints });
  const photoId = await make({ name: 'Photo', mimeType: 'image/png', contentHints });
  for (const fileId of [noteId, photoId]) {
    putThumbnail(services.db, requireItem(services.db, fileId).number, { sha256: 'a'.repeat(64), sizeBytes: 1 });
  }
  support = await served.bff.signIn('support');
});

afterAll(() => served[Symbol.asyncDispose]());

function addressOf({ service, path }: OperationDescriptor, query: Record<string, string>): string {
  const requested = new URLSearchParams({ supportsAllDrives: 'true', ...query });
  if (service !== 'drive' || !/files/.test(path)) requested.delete('supportsAllDrives');
  return `${PREFIXES[service]}${path.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'fileId' ? noteId : 'x'))}?${requested}`;
}

/** Returns the requests that were sent to the services for support staff. */
function sentForSupport(): URL[] {
  return served.bff.upstream.requests
    .filter(({ headers }) => headers.authorization?.includes('mark-support@'))
    .map(({ url }) => new URL(url, 'http://services.test'));
}

test('operators find files by their content, and see where they are', async () => {
  const found = await served.operator.request(
    addressOf(operations['drive.files.list'], { q: SEARCHES[0] ?? '', fields: '*' }),
  );
  expect(found.text).toMatch(/\/images\/thumbnails\//);
  expect(found.text).toMatch(/\/export\/[\w-]+\?/);
  const list = addressOf(operations['drive.files.list'], { q: SEARCHES[0] ?? '', fields: 'files(id)' });
  expect((await served.operator.request(list)).text).toContain(noteId);
});

describe.each(all.map((operation) => ({ id: operation.id, operation })))('$id for support staff', ({ operation }) => {
  const searches = SEARCHES.map((q) => ({ q, fields: 'files(id)' }));
  const isSearch = operation.parameters.some(({ name }) => name === 'q');

  test.each([...MASKS.map((fields) => ({ fields })), ...(isSearch ? searches : []), {}])(
    'reveals no file content when requested with %o',
    async (query: Record<string, string>) => {
      const { status, text } = await support.request(addressOf(operation, query), { method: operation.method });
      expect(text.replaceAll(/with (q|fields)=\S+/g, '')).not.toMatch(TRACES);
      if (query.q !== undefined) expect(status).toBe(403);
    },
  );
});

test('files visible to support staff are returned without the fields that lead to their content', async () => {
  const response = await support.request(`/api/drive/v3/files/${noteId}?fields=*`);
  expect(response.status).toBe(200);
  expect(response.json()).toMatchObject({
    id: noteId,
    name: 'Note',
    hasThumbnail: true,
    capabilities: { canEdit: true },
  });
  const list = await support.request(`/api/drive/v3/files?q=${encodeURIComponent(`name contains "Note"`)}`);
  expect(list.json()).toMatchObject({ files: [{ id: noteId, name: 'Note' }] });
});

test('a request for content is rejected with the requested fields and whom to ask', async () => {
  const named = await support.request(`/api/drive/v3/files/${noteId}?fields=id,thumbnailLink`);
  expect(named.json()).toMatchObject({
    status: 403,
    code: 'policy_denied',
    detail:
      'drive.files.get with fields=thumbnailLink reads the content of files, which requires the operator or reviewer role.',
    missing: { roles: ['operator', 'reviewer'] },
  });
});

const json = (body: object): RequestOptions => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const listing = { operationId: 'drive.files.list', params: { q: SEARCHES[0] ?? '', fields: '*' } };
const Q = encodeURIComponent(SEARCHES[0] ?? '');

describe('workarounds', () => {
  test.each<[string, string, RequestOptions]>([
    ['a percent-encoded name', `/api/drive/v3/files?%71=${Q}`, {}],
    ['a repeated parameter', `/api/drive/v3/files?q=trashed=false&q=${Q}`, {}],
    ['a system parameter', `/api/drive/v3/files?q=${Q}&prettyPrint=true&alt=json`, {}],
    ['another response form', `/api/drive/v3/files/FILE?alt=media`, {}],
    ['an upload address', `/api/upload/drive/v3/files?uploadType=media&fields=thumbnailLink`, { method: 'POST' }],
    [
      'a method override',
      `/api/drive/v3/files?q=${Q}`,
      { method: 'POST', headers: { 'x-http-method-override': 'GET' } },
    ],
    ['a batch', '/api/batch/drive/v3', json({ requests: [`/drive/v3/files?q=${Q}`] })],
    ['a job', '/api/jobs', json({ title: 'x', items: [{ call: listing }] })],
    ['a held call', '/api/delayed-calls', json({ call: listing })],
    ['a download', '/api/downloads', json({ fileId: 'FILE' })],
    ['a watch', '/api/watches', json({ operationId: 'drive.files.watch', params: { fileId: 'FILE', fields: '*' } })],
  ])('%s does not work', async (_, path, options) => {
    const before = sentForSupport().length;
    const response = await support.request(path.replaceAll('FILE', noteId), options);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(sentForSupport()).toHaveLength(before);
  });

  test.each(['approvals', 'access-requests', 'outside-access', 'people', 'projects'])(
    'the list of %s contains no content',
    async (name) => {
      const response = await support.request(`/api/indexes/${name}?q=${Q}&fields=*`);
      expect(response.text).not.toMatch(TRACES);
    },
  );
});

test('no request sent to the services for support staff asks for content', () => {
  const sent = sentForSupport().filter(({ pathname }) => /^\/drive\/v3\/files(?:\/[^/]+)?$/.test(pathname));
  const content = new Set(Object.values(contentSchemas).flatMap((schema) => schema.content));
  const masks = sent.map(({ searchParams }) => searchParams.get('fields'));
  expect(sent).not.toEqual([]);
  for (const mask of masks) {
    const members = (mask ?? '*').split(/[(),/]/);
    expect(members.filter((member) => member === '*' || (content.has(member) && member !== 'response'))).toEqual([]);
  }
  expect(sent.filter(({ searchParams }) => /fulltext/i.test(searchParams.get('q') ?? ''))).toEqual([]);
});
