import { describe, expect, test } from 'vitest';
import { writePng } from '#demo/drive/drive-png.ts';
import { COMMENTS_TYPE } from './blocks/comments-type.ts';
import type { PlacedComment } from './blocks/document-comments.ts';
import { toBlocks } from './blocks/text-blocks.ts';
import { convert, type ImportedComment } from './convert.ts';
import { readDocument } from './read-document.ts';

// Tests conversions between each pair of formats, so that every import is combined with every export.

const FORMATS = {
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ODT: 'application/vnd.oasis.opendocument.text',
  HTML: 'text/html',
  Markdown: 'text/markdown',
  PDF: 'application/pdf',
};

type Format = keyof typeof FORMATS;

const NAMES = Object.keys(FORMATS) as Format[];
const PAIRS = NAMES.flatMap((from) => NAMES.map((to) => [from, to] as const));

const picture = `data:image/png;base64,${writePng(30, 20, (x, y) => [x * 8, y * 8, 30]).toString('base64')}`;
const message = { author: 'Bo Berg', createdAt: Date.UTC(2026, 0, 2, 3, 4, 5) };
const WRITTEN = [
  '# Menu',
  `We ~~serve~~ [Is that right?]{.comment-start id="0" author="Bo Berg" date="2026-01-02T03:04:05Z"}[Yes.]{.comment-start id="1" author="Bo Berg" date="2026-01-02T03:04:05Z" parent="0"}**fresh** [fish](https://example.com/)[]{.comment-end id="0"}[]{.comment-end id="1"} daily[^1].`,
  '- starters\n  1. soup\n  2. ~~salad~~\n- desserts',
  '| Dish | Price |\n| --- | --- |\n| Salmon ~~Sold out~~ | **12** |\n| [Gone?]{.comment-start id="2" author="Bo Berg" date="2026-01-02T03:04:05Z" resolved="true"}Soup[]{.comment-end id="2"} | *5* |',
  `![](${picture})`,
  'The end.',
  '[^1]: But *not* on ~~Monday~~ Sunday.',
].join('\n\n');

async function hop(bytes: Uint8Array, from: Format, to: Format): Promise<Uint8Array> {
  const document = { documentType: 'application/vnd.google-apps.document', title: 'T', modifiedAt: 0 };
  const source = { ...document, bytes, sourceType: FORMATS[from] };
  const found: ImportedComment[] = JSON.parse(
    Buffer.from(await convert({ ...source, targetType: COMMENTS_TYPE })).toString(),
  );
  const comments = found.map((comment, mark): PlacedComment => ({ ...comment, mark }));
  return convert({ ...source, targetType: FORMATS[to], comments });
}

/** Returns the content and the comments of a document, independent of how its text is split. */
async function read(bytes: Uint8Array, format: Format) {
  const { markdown, pictures, comments } = await readDocument(bytes, FORMATS[format]);
  const shown = [...pictures.values()].map(({ width, height }) => `${width}x${height}`);
  const text = markdown.replaceAll(/!\[\]\(comment-(?:start|end)-\d+\)/gu, '').replaceAll(/picture:[\da-f]{64}/gu, 'P');
  const blocks: unknown = JSON.parse(JSON.stringify(toBlocks(text)));
  const quotes = await convert({
    documentType: 'application/vnd.google-apps.document',
    title: '',
    modifiedAt: 0,
    bytes,
    sourceType: FORMATS[format],
    targetType: COMMENTS_TYPE,
  });
  const quoted: ImportedComment[] = JSON.parse(Buffer.from(quotes).toString());
  return { blocks, shown, comments, quotes: quoted.map(({ quote }) => quote) };
}

describe('headings, lists, tables, footnotes, links, pictures, strikethrough and comments', () => {
  test.each(PAIRS)('are unchanged after conversion from %s to %s', async (from, to) => {
    const original = await read(Buffer.from(WRITTEN), 'Markdown');
    const source = await hop(Buffer.from(WRITTEN), 'Markdown', from);
    const result = await read(await hop(source, from, to), to);
    expect(result.blocks).toEqual(original.blocks);
    expect(result.shown).toEqual(['30x20']);
    // Pages contain only the positions of comments, and not whether they are resolved.
    const isPage = from === 'HTML' || to === 'HTML';
    expect(result.quotes).toEqual(isPage ? ['', ''] : ['fresh fish', 'Soup']);
    expect(result.comments).toMatchObject([
      { ...message, text: 'Is that right?', isResolved: false, replies: [{ ...message, text: 'Yes.' }] },
      { ...message, text: 'Gone?', isResolved: !isPage, replies: [] },
    ]);
  });
});
