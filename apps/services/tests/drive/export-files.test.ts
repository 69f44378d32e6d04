import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

const EDITOR = 'application/vnd.google-apps';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const DOCX = `${OFFICE}.wordprocessingml.document`;
const XLSX = `${OFFICE}.spreadsheetml.sheet`;
const UNSUPPORTED = { status: 400, reason: 'badRequest', location: 'convertTo' };
const DAY_MS = 86_400_000;

const MARKDOWN = `# Launch plan

We **ship** on *Monday*, see [the list](https://example.com/list).

- Servers
  - Disks
- People

| Who | When |
| --- | --- |
| Ana | 9:00 |

<script>alert(1)</script>
`;

let services: TestServices;
let nowMs = Date.UTC(2026, 10, 20, 9);
const as = (name: string) => driveAs(services, `${name}@example.com`);

beforeAll(async () => {
  services = await startTestServices({ clock: { nowMs: () => nowMs } });
});
afterAll(() => services[Symbol.asyncDispose]());

/** Creates a document of Ana by importing these bytes. */
async function importAs(kind: string, mimeType: string, content: string | Buffer): Promise<string> {
  const media = { mimeType, body: Readable.from([content]) };
  const requestBody = { name: 'Plan', mimeType: `${EDITOR}.${kind}` };
  const { data } = await as('ana').files.create({ requestBody, media }, uploadsTo(services));
  return data.id ?? '';
}

async function exportAs(fileId: string, mimeType: string): Promise<Buffer> {
  const { data } = await as('ana').files.export({ fileId, mimeType }, { responseType: 'arraybuffer' });
  return data instanceof ArrayBuffer ? Buffer.from(data) : Buffer.alloc(0);
}

const exportText = async (fileId: string, mimeType: string) => (await exportAs(fileId, mimeType)).toString();

describe('drive.files.export of a document', () => {
  test('returns plain text with a byte order mark and CRLF', async () => {
    const fileId = await importAs('document', 'text/markdown', MARKDOWN);
    const text =
      '\ufeffLaunch plan\r\n\r\nWe ship on Monday, see the list.\r\n\r\n• Servers\r\n\r\n   • Disks\r\n\r\n• People';
    expect(await exportText(fileId, 'text/plain')).toBe(`${text}\r\n\r\nWho\tWhen\r\nAna\t9:00`);
  });

  test('returns the Markdown the document was created from', async () => {
    const fileId = await importAs('document', 'text/markdown', MARKDOWN);
    expect(await exportText(fileId, 'text/markdown')).toBe(MARKDOWN);
  });

  test('returns HTML in which nothing runs, alone and in an archive', async () => {
    const fileId = await importAs('document', 'text/markdown', `${MARKDOWN}\n[x](javascript:alert(1))`);
    const page = await exportText(fileId, 'text/html');
    expect(page).toContain('<h1>Launch plan</h1>');
    expect(page).toContain('<a href="https://example.com/list">the list</a>');
    expect(page).toContain('<title>Plan</title>');
    expect(page).not.toMatch(/<script|javascript:/u);
    const archive = unzipSync(await exportAs(fileId, 'application/zip'));
    expect(strFromU8(archive['document.html'] ?? new Uint8Array())).toBe(page);
  });

  test('returns a Word document that can be imported again', async () => {
    const fileId = await importAs('document', 'text/markdown', MARKDOWN);
    const again = await importAs('document', DOCX, await exportAs(fileId, DOCX));
    const markdown = await exportText(again, 'text/markdown');
    expect(markdown).toContain('# Launch plan');
    expect(markdown).toContain('We **ship** on _Monday_');
    expect(markdown).toContain('[the list](https://example.com/list)');
  });

  test('preserves the lines and characters of plain text', async () => {
    const text = '1. not a list\n# no *heading*\n- nor & a <list>\n\nÜbung_1 – 日本';
    const fileId = await importAs('document', 'text/plain', text);
    expect((await exportText(fileId, 'text/plain')).slice(1).replaceAll('\r\n', '\n')).toBe(text);
  });

  test('reads HTML without its scripts and styles', async () => {
    const html = '<style>p{}</style><h2>Plan</h2><p>On <b>Monday</b></p><script>alert(1)</script>';
    const fileId = await importAs('document', 'text/html', html);
    expect(await exportText(fileId, 'text/markdown')).toBe('## Plan\n\nOn **Monday**');
  });

  test('is empty for a document created without content', async () => {
    const { data } = await as('ana').files.create({ requestBody: { name: 'Empty', mimeType: `${EDITOR}.document` } });
    expect(await exportText(data.id ?? '', 'text/plain')).toBe('\ufeff');
  });

  test('uses the latest upload', async () => {
    const fileId = await importAs('document', 'text/plain', 'first');
    const media = { mimeType: 'text/markdown', body: Readable.from(['**second**']) };
    await as('ana').files.update({ fileId, media }, uploadsTo(services));
    expect(await exportText(fileId, 'text/plain')).toBe('\ufeffsecond');
  });
});

describe('drive.files.export of a spreadsheet', () => {
  const rows = 'Name,Count,Note\r\nAna,12,"a, ""b"""\r\nBo,007,\r\n'.trimEnd();

  test.each([
    ['text/csv', rows],
    ['text/tab-separated-values', 'Name\tCount\tNote\r\nAna\t12\t"a, ""b"""\r\nBo\t007\t'],
  ])('returns the first sheet as %s', async (mimeType, expected) => {
    const fileId = await importAs('spreadsheet', 'text/csv', rows);
    expect(await exportText(fileId, mimeType)).toBe(expected);
  });

  test('returns a workbook that can be imported again', async () => {
    const fileId = await importAs('spreadsheet', 'text/csv', rows);
    const again = await importAs('spreadsheet', XLSX, await exportAs(fileId, XLSX));
    expect(await exportText(again, 'text/csv')).toBe(rows);
  });

  test('returns a PDF even for an empty spreadsheet', async () => {
    const bytes = await exportAs(await importAs('spreadsheet', 'text/csv', '\n'), 'application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('drive.files.export', () => {
  test('returns script projects as JSON', async () => {
    const { data } = await as('ana').files.create({ requestBody: { name: 'Tool', mimeType: `${EDITOR}.script` } });
    const { files } = JSON.parse(await exportText(data.id ?? '', `${EDITOR}.script+json`));
    expect(files).toMatchObject([{ name: 'appsscript', type: 'json' }]);
  });

  test('offers the formats in exportLinks, and nothing else', async () => {
    const fileId = await importAs('document', 'text/plain', 'x');
    const { data } = await as('ana').files.get({ fileId, fields: 'exportLinks' });
    for (const mimeType of Object.keys(data.exportLinks ?? {})) {
      expect((await exportAs(fileId, mimeType)).length).toBeGreaterThan(0);
    }
    expect(await refusalOf(as('ana').files.export({ fileId, mimeType: 'image/png' }))).toEqual(UNSUPPORTED);
  });

  test('rejects files that are not documents, and files that may not be downloaded', async () => {
    const { data: blob } = await as('ana').files.create({ requestBody: { name: 'x.txt' } });
    const notExportable = { status: 403, reason: 'fileNotExportable' };
    const plain = { mimeType: 'text/plain' };
    expect(await refusalOf(as('ana').files.export({ fileId: blob.id ?? '', ...plain }))).toEqual(notExportable);
    const fileId = await importAs('document', 'text/plain', 'x');
    expect(await refusalOf(as('bo').files.export({ fileId, ...plain }))).toMatchObject({ status: 404 });
    await as('ana').files.update({ fileId, requestBody: { copyRequiresWriterPermission: true } });
    const requestBody = { type: 'user', role: 'reader', emailAddress: 'bo@example.com' };
    await as('ana').permissions.create({ fileId, requestBody, sendNotificationEmail: false });
    const restricted = { status: 403, reason: 'cannotDownloadFile' };
    expect(await refusalOf(as('bo').files.export({ fileId, ...plain }))).toEqual(restricted);
  });

  test('returns the whole export, whatever range is requested', async () => {
    const fileId = await importAs('document', 'text/markdown', 'all of it');
    const address = `${services.origin}/drive/v3/files/${fileId}/export?mimeType=text/markdown`;
    const headers = { authorization: `Bearer ${services.token('ana@example.com')}`, range: 'bytes=0-2' };
    const response = await fetch(address, { headers });
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'none']);
    expect(await response.text()).toBe('all of it');
  });

  test('returns up to 10 MB, and rejects one byte more', async () => {
    const sizeBytes = 10 * 2 ** 20;
    const text = 'word '.repeat(sizeBytes / 5 + 1);
    const fileId = await importAs('document', 'text/markdown', text.slice(0, sizeBytes));
    expect(await exportAs(fileId, 'text/markdown')).toHaveLength(sizeBytes);
    const longer = await importAs('document', 'text/markdown', text.slice(0, sizeBytes + 1));
    const refusal = await refusalOf(as('ana').files.export({ fileId: longer, mimeType: 'text/markdown' }));
    expect(refusal).toEqual({ status: 403, reason: 'exportSizeLimitExceeded' });
    // The export links of the file have no such limit and require the same permissions.
    const { data } = await as('ana').files.get({ fileId: longer, fields: 'exportLinks' });
    const link = data.exportLinks?.['text/markdown'] ?? '';
    const fetchAs = (name: string) =>
      fetch(link, { headers: { authorization: `Bearer ${services.token(`${name}@example.com`)}` } });
    const response = await fetchAs('ana');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown']);
    expect(await response.text()).toHaveLength(sizeBytes + 1);
    expect((await fetchAs('bo')).status).toBe(404);
    expect((await fetch(link)).status).toBe(401);
    const unknown = link.replace(/mimeType=.*$/u, 'mimeType=image/png');
    const headers = { authorization: `Bearer ${services.token('ana@example.com')}` };
    expect((await fetch(unknown, { headers })).status).toBe(400);
  });

  test('is possible only for convertible files', async () => {
    expect(await refusalOf(importAs('document', 'image/webp', 'x'))).toEqual(UNSUPPORTED);
    expect(await refusalOf(importAs('spreadsheet', 'image/png', 'x'))).toEqual(UNSUPPORTED);
    expect(await refusalOf(importAs('presentation', 'text/plain', 'x'))).toEqual(UNSUPPORTED);
  });
});

describe('drive.files.download', () => {
  async function fetchFrom(uri: unknown, headers: Record<string, string> = {}) {
    const authorization = `Bearer ${services.token('ana@example.com')}`;
    return fetch(String(uri), { headers: { authorization, ...headers } });
  }

  test('returns the address of a file’s bytes, whole or in parts', async () => {
    const media = { mimeType: 'text/plain', body: Readable.from(['the plan']) };
    const { data: file } = await as('ana').files.create({ media }, uploadsTo(services));
    const { data } = await as('ana').files.download({ fileId: file.id ?? '' });
    expect(data).toMatchObject({
      done: true,
      metadata: { '@type': 'type.googleapis.com/google.apps.drive.v3.DownloadFileMetadata' },
      response: {
        '@type': 'type.googleapis.com/google.apps.drive.v3.DownloadFileResponse',
        partialDownloadAllowed: true,
      },
    });
    const part = await fetchFrom(data.response?.downloadUri, { range: 'bytes=4-7' });
    expect([part.status, await part.text()]).toEqual([206, 'plan']);
  });

  /** Requests the download of a document and then its status. Returns the completed response. */
  async function downloadDocument(wanted: { fileId: string; revisionId?: string; mimeType?: string }) {
    const { data: started } = await as('ana').files.download(wanted);
    expect(started).toMatchObject({ done: false });
    expect(started.response).toBeUndefined();
    const { data } = await as('ana').operations.get({ name: started.name ?? '' });
    expect(data).toMatchObject({ name: started.name, done: true });
    return data.response;
  }

  test('returns the address of a document’s export, of any revision, in its default format', async () => {
    const fileId = await importAs('document', 'text/plain', 'first');
    const media = { mimeType: 'text/plain', body: Readable.from(['second']) };
    await as('ana').files.update({ fileId, media }, uploadsTo(services));
    const { data: history } = await as('ana').revisions.list({ fileId });
    const revisionId = history.revisions?.[0]?.id ?? '';
    const former = await downloadDocument({ fileId, revisionId, mimeType: 'text/plain' });
    expect(await (await fetchFrom(former?.downloadUri)).text()).toBe('first');
    const usual = await downloadDocument({ fileId });
    expect(usual).toMatchObject({ partialDownloadAllowed: false });
    const response = await fetchFrom(usual?.downloadUri);
    expect(response.headers.get('content-type')).toBe(DOCX);
  });

  test('returns more of a document than an export may contain', async () => {
    const fileId = await importAs('document', 'text/markdown', 'long '.repeat(2.2 * 2 ** 20));
    const whole = await downloadDocument({ fileId, mimeType: 'text/markdown' });
    expect((await (await fetchFrom(whole?.downloadUri)).text()).length).toBeGreaterThan(10 * 2 ** 20);
  });

  test('of a document that cannot be converted returns an error, and no bytes', async () => {
    const fileId = await importAs('spreadsheet', 'text/csv', 'x,y\r\n'.repeat(30_001));
    const { data: started } = await as('ana').files.download({ fileId, mimeType: 'application/pdf' });
    const { data } = await as('ana').operations.get({ name: started.name ?? '' });
    expect(data).toMatchObject({ done: true, error: { code: 9, message: 'This file is too large to be exported.' } });
    expect(data.response).toBeUndefined();
  });

  test('contains the document as it was at the time of the download request', async () => {
    const fileId = await importAs('document', 'text/plain', 'first');
    const done = await downloadDocument({ fileId, mimeType: 'text/plain' });
    const media = { mimeType: 'text/plain', body: Readable.from(['second']) };
    await as('ana').files.update({ fileId, media }, uploadsTo(services));
    expect(await (await fetchFrom(done?.downloadUri)).text()).toBe('first');
  });

  test('rejects parameters that do not apply to the type of file', async () => {
    const { data: file } = await as('ana').files.create({ requestBody: { name: 'x.txt' } });
    const typed = as('ana').files.download({ fileId: file.id ?? '', mimeType: 'text/plain' });
    expect(await refusalOf(typed)).toEqual({ status: 400, reason: 'invalid', location: 'mimeType' });
    const { data: slides } = await as('ana').files.create({ requestBody: { mimeType: `${EDITOR}.presentation` } });
    const revised = as('ana').files.download({ fileId: slides.id ?? '', revisionId: '1' });
    expect(await refusalOf(revised)).toEqual({ status: 400, reason: 'invalid', location: 'revisionId' });
    const { data: folder } = await as('ana').files.create({ requestBody: { mimeType: `${EDITOR}.folder` } });
    const whole = as('ana').files.download({ fileId: folder.id ?? '' });
    expect(await refusalOf(whole)).toEqual({ status: 403, reason: 'fileNotDownloadable' });
  });

  test('can be looked up for a day, by its requester', async () => {
    const fileId = await importAs('document', 'text/plain', 'x');
    const { data } = await as('ana').files.download({ fileId });
    const name = data.name ?? '';
    expect((await as('ana').operations.get({ name })).data).toMatchObject({ name, metadata: data.metadata });
    const gone = { status: 404, reason: 'notFound', location: 'name' };
    expect(await refusalOf(as('bo').operations.get({ name }))).toEqual(gone);
    nowMs += DAY_MS;
    services.token('ana@example.com');
    expect(await refusalOf(as('ana').operations.get({ name }))).toEqual(gone);
  });
});
