import { gzipSync } from 'node:zlib';
import { type HostileInput, type HostileTargets, withJson } from './hostile-input.ts';
import { sharingInputs } from './sharing-inputs.ts';

type DriveInput = Omit<HostileInput, 'at'>;

const MEGABYTE = 2 ** 20;
const MULTIPART = { 'content-type': 'multipart/related; boundary=b' };
const GZIP = { 'content-encoding': 'gzip' };
const BOMB = gzipSync(Buffer.alloc(256 * MEGABYTE));

/** Contents with deeply nested elements. */
export const NESTED_CONTENTS = { page: '<div>'.repeat(100_000), lists: `${'- '.repeat(10_000)}a` };

/** Returns the inputs for the file storage service. */
export function driveInputs(targets: HostileTargets): HostileInput[] {
  const inputs = [
    ...queries(),
    ...bodies(targets),
    ...uploads(),
    ...conversions(),
    ...exports(targets),
    ...batches(targets),
    ...sharingInputs(targets),
  ];
  return inputs.map((input) => ({ ...input, name: `drive: ${input.name}`, at: 'services' }));
}

function list(name: string, parameters: Readonly<Record<string, string>>, statuses = [400]): DriveInput {
  return { name, method: 'GET', path: `/drive/v3/files?${new URLSearchParams(parameters)}`, statuses };
}

function queries(): DriveInput[] {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
  return [
    list('a query nested without end', { q: `${'('.repeat(2000)}trashed=true${')'.repeat(2000)}` }),
    list('a query that denies without end', { q: `${'not '.repeat(2000)}trashed=true` }),
    list('a query of three hundred conditions', { q: Array(300).fill('trashed=true').join(' or ') }),
    list('a query of two hundred full texts', { q: Array(200).fill("fullText contains 'a b'").join(' or ') }),
    list('a string without an end', { q: `name contains '${'\\\\'.repeat(1500)}` }),
    list('a phrase of a thousand words', { q: `fullText contains '"${words(1000)}"'` }),
    list('a thousand words', { q: `fullText contains '${words(1000)}'` }),
    list('a name of a thousand words', { q: `name contains '${words(1000)}'` }),
    list('single letters', { q: `fullText contains '${'a '.repeat(2000)}'` }),
    list('an order by a thousand keys', { orderBy: Array(1000).fill('name').join() }),
    list('a selector of two thousand members', { fields: `files(${Array(2000).fill('id').join()})` }, [200, 400]),
    list('a selector nested without end', { fields: `${'files/'.repeat(1200)}id` }),
    list('a selector of brackets', { fields: `${'files('.repeat(1200)}id${')'.repeat(1200)}` }),
    list('two hundred labels', { includeLabels: Array(200).fill('label').join() }, [200, 400]),
    list('a page token of junk', { pageToken: 'x'.repeat(7000) }),
    {
      name: 'drives by a query nested without end',
      method: 'GET',
      path: `/drive/v3/drives?useDomainAdminAccess=true&q=${encodeURIComponent(`${'('.repeat(2000)}name='a'`)}`,
      statuses: [400, 403],
    },
  ];
}

function bodies({ file }: HostileTargets): DriveInput[] {
  const patch = (name: string, body: string): DriveInput => ({
    name: `a change ${name}`,
    ...withJson('PATCH', `/drive/v3/files/${file}`, body),
    statuses: [400, 413],
  });
  const properties = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`k${index}`, 'v']));
  return [
    patch('nested in four hundred thousand brackets', `{"properties":${'['.repeat(400_000)}${']'.repeat(400_000)}}`),
    patch('that never ends', '{"a":'.repeat(150_000)),
    patch('of half a million elements', `{"spaces":[${'0,'.repeat(450_000)}0]}`),
    patch('of thirty thousand properties', JSON.stringify({ properties })),
    {
      name: 'a comment of addresses',
      ...withJson('POST', `/drive/v3/files/${file}/comments?fields=id`, { content: `+${'a@a.'.repeat(1000)}` }),
      statuses: [200, 400],
    },
    {
      name: 'a permission for an address without an end',
      ...withJson('POST', `/drive/v3/files/${file}/permissions?sendNotificationEmail=false`, {
        type: 'user',
        role: 'reader',
        emailAddress: `a@${'a.'.repeat(50_000)}`,
      }),
      statuses: [400],
    },
  ];
}

function uploads(): DriveInput[] {
  const upload = (name: string, type: string, headers: Record<string, string>, body: string | Buffer): DriveInput => ({
    name,
    method: 'POST',
    path: `/upload/drive/v3/files?uploadType=${type}`,
    headers,
    body,
    statuses: [400, 413],
  });
  const head = '--b\r\ncontent-type: application/json\r\n\r\n';
  return [
    upload('content that unpacks to 256 MB', 'media', { ...GZIP, 'content-type': 'text/plain' }, BOMB),
    upload('parts that unpack to 256 MB', 'multipart', { ...GZIP, ...MULTIPART }, BOMB),
    {
      ...upload('JSON that unpacks to 256 MB', '', {}, BOMB),
      path: '/drive/v3/files',
      headers: { ...GZIP, 'content-type': 'application/json' },
    },
    upload('parts without a delimiter', 'multipart', MULTIPART, '\n--a'.repeat(MEGABYTE / 2)),
    upload(
      'metadata nested without end',
      'multipart',
      MULTIPART,
      `${head}${'['.repeat(500_000)}\r\n--b\r\n\r\nx\r\n--b--`,
    ),
    upload('metadata that never ends', 'multipart', MULTIPART, `${head}${'\n--'.repeat(MEGABYTE)}`),
    upload('headers without an end', 'multipart', MULTIPART, `--b\r\n${'a: b\r\n'.repeat(100_000)}`),
  ];
}

/** Uploads to be converted to documents. */
function conversions(): DriveInput[] {
  const metadata = '--b\r\ncontent-type: application/json\r\n\r\n{"mimeType":"application/vnd.google-apps.document"}';
  const convert = (name: string, type: string, content: string, status: number): DriveInput => ({
    name: `a document made of ${name}`,
    method: 'POST',
    path: '/upload/drive/v3/files?uploadType=multipart',
    headers: MULTIPART,
    body: `${metadata}\r\n--b\r\ncontent-type: ${type}\r\n\r\n${content}\r\n--b--`,
    statuses: [status],
  });
  return [
    convert('a hundred thousand elements in each other', 'text/html', NESTED_CONTENTS.page, 403),
    convert('ten thousand lists in each other', 'text/markdown', NESTED_CONTENTS.lists, 403),
    convert('what is no PDF', 'application/pdf', 'x'.repeat(4 * MEGABYTE), 400),
    convert('what is no RTF', 'application/rtf', '{'.repeat(MEGABYTE), 400),
  ];
}

function exports({ nestedPage, nestedLists, wideTable }: HostileTargets): DriveInput[] {
  const export_ = (name: string, id: string, type: string): DriveInput => ({
    name: `export of ${name}`,
    method: 'GET',
    path: `/drive/v3/files/${id}/export?mimeType=${encodeURIComponent(type)}`,
    statuses: [403],
  });
  return [
    export_('a hundred thousand elements in each other', nestedPage, 'application/pdf'),
    export_('ten thousand lists in each other', nestedLists, 'text/html'),
    export_('a table of 4.8 MB', wideTable, 'application/pdf'),
  ];
}

function batches({ everySecond, manySeries }: HostileTargets): DriveInput[] {
  const batch = (name: string, inner: string, count: number, statuses: readonly number[]): DriveInput => ({
    name: `a batch of ${name}`,
    method: 'POST',
    path: '/batch',
    headers: { 'content-type': 'multipart/mixed; boundary=b' },
    body: `${`--b\r\ncontent-type: application/http\r\n\r\n${inner}\r\n`.repeat(count)}--b--`,
    statuses,
  });
  const list = `singleEvents=true&timeMin=2027-01-01T00:00:00Z&maxResults=2500`;
  return [
    batch('ten thousand calls', 'GET /drive/v3/about?fields=user HTTP/1.1\r\n', 10_000, [400]),
    batch(
      'a hundred lists of every second',
      `GET /calendar/v3/calendars/${everySecond}/events?${list}\r\n`,
      100,
      [200],
    ),
    batch(
      'a hundred lists of hourly series',
      `GET /calendar/v3/calendars/${manySeries}/events?${list}\r\n`,
      100,
      [200],
    ),
    { ...batch('delimiters', '', 1, [400]), body: '--b\r\n'.repeat(MEGABYTE) },
  ];
}
