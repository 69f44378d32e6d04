import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toBlocks } from '#drive/documents/conversion/blocks/text-blocks.ts';
import { toDocx } from '#drive/documents/conversion/office/write-docx.ts';
import { toOdt } from '#drive/documents/conversion/open-document/write-open-document.ts';
import { startTestServices, type TestServices } from '#testing/start-test-services.ts';
import { driveAs, refusalOf, uploadsTo } from './drive-client.ts';

const DOCUMENT = 'application/vnd.google-apps.document';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ODT = 'application/vnd.oasis.opendocument.text';
const MARKDOWN = 'text/markdown';
const ANA = 'ana@example.com';

let services: TestServices;
const ana = () => driveAs(services, ANA);

beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services[Symbol.asyncDispose]());

const at = (day: number) => Date.UTC(2026, 0, day, 10, 30);
const common = { isResolved: false, parentId: undefined };
const comments = [
  { ...common, id: 0, author: 'Bo Berg', createdAt: at(1), text: 'Is that\nright?' },
  { ...common, id: 1, author: 'Cy <Clark>', createdAt: at(2), text: 'Yes & no.', parentId: 0 },
  { ...common, id: 2, author: 'Bo Berg', createdAt: at(3), text: 'Done.', isResolved: true },
];
const place = (ids: number[], side: 'commentStarts' | 'commentEnds') => ({ text: '', [side]: ids });
const blocks = [
  {
    kind: 'paragraph',
    runs: [{ text: 'We ' }, place([0, 1], 'commentStarts'), { text: 'ship on ' }, { text: 'Monday', isBold: true }],
  },
  { kind: 'paragraph', runs: [{ text: 'from' }, place([0, 1], 'commentEnds'), { text: ' here.' }] },
  {
    kind: 'item',
    depth: 0,
    marker: '•',
    runs: [place([2], 'commentStarts'), { text: 'a walrus' }, place([2], 'commentEnds')],
  },
] as const;

const FORMATS = [
  [DOCX, () => toDocx({ blocks, comments }, 'T')],
  [ODT, () => toOdt({ blocks, comments })],
] as const;

const toMedia = (mimeType: string, content: Uint8Array) => ({ mimeType, body: Readable.from([Buffer.from(content)]) });

async function create(mimeType: string, content: Uint8Array): Promise<string> {
  const requestBody = { name: 'Plan', mimeType: DOCUMENT };
  return (
    (await ana().files.create({ requestBody, media: toMedia(mimeType, content) }, uploadsTo(services))).data.id ?? ''
  );
}

async function listComments(fileId: string) {
  const { data } = await ana().comments.list({ fileId, fields: '*' });
  return (data.comments ?? []).toSorted((left, right) =>
    (left.createdTime ?? '').localeCompare(right.createdTime ?? ''),
  );
}

async function exportAs(fileId: string, mimeType: string): Promise<Buffer> {
  const { data } = await ana().files.export({ fileId, mimeType }, { responseType: 'arraybuffer' });
  return Buffer.from(data as ArrayBuffer);
}

test.each(FORMATS)('comments in %s become file comments, with their quoted text and author', async (type, make) => {
  const found = await listComments(await create(type, await make()));
  expect(found).toMatchObject([
    {
      content: 'Is that\nright?',
      author: { displayName: 'Bo Berg', me: false },
      createdTime: '2026-01-01T10:30:00.000Z',
      resolved: false,
      quotedFileContent: { value: 'ship on Monday\nfrom' },
      replies: [{ content: 'Yes & no.', author: { displayName: 'Cy <Clark>', me: false } }],
    },
    { content: 'Done.', resolved: true, quotedFileContent: { value: 'a walrus' }, replies: [] },
  ]);
  expect(found).toHaveLength(2);
});

test.each(FORMATS)(
  'comments from %s are exported in every format that supports them, in their current state',
  async (type, make) => {
    const fileId = await create(type, await make());
    const [first, second] = await listComments(fileId);
    await ana().replies.create({ fileId, commentId: first?.id ?? '', requestBody: { content: 'Sure.' }, fields: 'id' });
    await ana().comments.delete({ fileId, commentId: second?.id ?? '' });
    await ana().comments.create({ fileId, requestBody: { content: 'Not in the text' }, fields: 'id' });
    for (const target of [DOCX, ODT, MARKDOWN, 'application/pdf']) {
      const again = await listComments(await create(target, await exportAs(fileId, target)));
      expect(again, target).toMatchObject([
        {
          content: 'Is that\nright?',
          author: { displayName: 'Bo Berg' },
          createdTime: '2026-01-01T10:30:00.000Z',
          quotedFileContent: { value: 'ship on Monday\nfrom' },
          replies: [{ content: 'Yes & no.', author: { displayName: 'Cy <Clark>' } }, { content: 'Sure.' }],
        },
      ]);
    }
    const page = await exportAs(fileId, 'text/html');
    expect(page.toString()).toContain('from<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup>');
    expect(await listComments(await create('text/html', page))).toMatchObject([
      {
        content: 'Is that\nright?',
        author: { displayName: 'Bo Berg' },
        createdTime: '2026-01-01T10:30:00.000Z',
        replies: [{ content: 'Yes & no.', author: { displayName: 'Cy <Clark>' } }, { content: 'Sure.' }],
      },
    ]);
    for (const target of ['text/plain', 'application/rtf']) {
      expect((await exportAs(fileId, target)).toString()).not.toMatch(/comment-|right\?|!\[\]/u);
    }
  },
);

test('re-uploading an export keeps its comments and adds new replies, with no duplicates', async () => {
  const fileId = await create(DOCX, await toDocx({ blocks, comments }, 'T'));
  const [first] = await listComments(fileId);
  await ana().replies.create({ fileId, commentId: first?.id ?? '', requestBody: { content: 'Sure.' }, fields: 'id' });
  const exported = await exportAs(fileId, DOCX);
  await ana().files.update({ fileId, media: toMedia(DOCX, exported) }, uploadsTo(services));
  const found = await listComments(fileId);
  expect(found.map(({ id }) => id)).toContain(first?.id);
  expect(found.map(({ replies }) => replies?.length)).toEqual([2, 0]);
  const parts = unzipSync(await exportAs(fileId, DOCX));
  const written = strFromU8(parts['word/comments.xml'] ?? new Uint8Array()).match(/<w:comment /gu);
  expect(written).toHaveLength(4);
});

test('identical comments remain separate', async () => {
  const same = [0, 1].map((id) => ({ ...common, id, author: 'Bo Berg', createdAt: at(1), text: 'Same.' }));
  const runs = [place([0, 1], 'commentStarts'), { text: 'text' }, place([0, 1], 'commentEnds')];
  const fileId = await create(DOCX, await toDocx({ blocks: [{ kind: 'paragraph', runs }], comments: same }, 'T'));
  await ana().files.update({ fileId, media: toMedia(DOCX, await exportAs(fileId, DOCX)) }, uploadsTo(services));
  expect(await listComments(fileId)).toHaveLength(2);
});

test('a copy includes comments with their authors on request, and a file converted to a document always does', async () => {
  const fileId = await create(DOCX, await toDocx({ blocks, comments }, 'T'));
  const { data: copy } = await ana().files.copy({ fileId, copyComments: true });
  expect(await listComments(copy.id ?? '')).toMatchObject([{ author: { displayName: 'Bo Berg' }, replies: [{}] }]);
  expect(await listComments(await create(DOCX, await exportAs(copy.id ?? '', DOCX)))).toHaveLength(1);
  const bare = await ana().files.copy({ fileId });
  expect(await listComments(await create(DOCX, await exportAs(bare.data.id ?? '', DOCX)))).toEqual([]);
  const media = toMedia(DOCX, await toDocx({ blocks, comments }, 'T'));
  const { data: plain } = await ana().files.create({ media }, uploadsTo(services));
  const { data: converted } = await ana().files.copy({ fileId: plain.id ?? '', requestBody: { mimeType: DOCUMENT } });
  expect(await listComments(converted.id ?? '')).toHaveLength(2);
});

test('more comments than a document may have are rejected', async () => {
  const many = Array.from({ length: 2001 }, (_, id) => ({ ...common, id, author: 'Bo', createdAt: at(1), text: 'x' }));
  const ids = many.map(({ id }) => id);
  const runs = [place(ids, 'commentStarts'), { text: 'text' }, place(ids, 'commentEnds')];
  const content = await toDocx({ blocks: [{ kind: 'paragraph', runs }], comments: many }, 'T');
  expect(await refusalOf(create(DOCX, content))).toEqual({ status: 403, reason: 'uploadTooLarge' });
  const link = (id: number) => `<a href="#cmnt${id}" id="cmnt_ref${id}">[a]</a>`;
  const page = Buffer.from(`<p>${many.map(({ id }) => link(id)).join('')}</p>`);
  await expect(create('text/html', page)).rejects.toThrow('The document has more than 2,000 comments.');
});

test('comments in a page exported by Google Docs become comments, and its footnotes footnotes', async () => {
  const page =
    '<p>We ship<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> soon<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup>.</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> A note.</p></div><div style="border:1px solid black"><p class="c1"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Really?</span></p><p><span>When?</span></p></div>';
  const fileId = await create('text/html', Buffer.from(page));
  expect(await listComments(fileId)).toMatchObject([
    { content: 'Really?\nWhen?', author: { displayName: 'ana', me: true } },
  ]);
  const markdown = (await exportAs(fileId, MARKDOWN)).toString();
  expect(markdown).toMatch(
    /^We ship\[Really\?<br>When\?\]\{\.comment-start id="0" author="ana" [^}]*\}\[\]\{\.comment-end id="0"\} soon\[\^1\]\.\n\n\[\^1\]: A note\.$/u,
  );
  const [again] = await listComments(await create('text/html', await exportAs(fileId, 'text/html')));
  expect(again).toMatchObject({ content: 'Really?\nWhen?' });
});

test('an anchor in a page whose name resembles a comment marker is not a comment', async () => {
  const fileId = await create('text/html', Buffer.from('<p>one<a id="comment-start-0"></a>two</p>'));
  expect((await exportAs(fileId, 'text/markdown')).toString()).toBe('onetwo');
  expect(await listComments(fileId)).toEqual([]);
});

test('an address in Markdown that resembles a comment marker is text', () => {
  expect(toBlocks('a ![b](comment-start-0) c')).toMatchObject([
    { runs: [{ text: 'a ' }, { text: 'b' }, { text: ' c' }] },
  ]);
});
