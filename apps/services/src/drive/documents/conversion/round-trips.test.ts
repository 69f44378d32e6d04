import { expect, test } from 'vitest';
import { writePng } from '#demo/drive/drive-png.ts';
import { extractText } from '#drive/content/extract-text.ts';
import { type Picture, toPlainPng } from './blocks/pictures.ts';
import { type TextBlock, type TextRun, toBlocks } from './blocks/text-blocks.ts';
import { convert } from './convert.ts';
import { readDocument } from './read-document.ts';

const picture = `data:image/png;base64,${writePng(30, 20, (x, y) => [x * 8, y * 8, 30]).toString('base64')}`;

/** Documents by their content, as Markdown. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  headings: '# One\n\n## Two\n\n### Three\n\nText below.',
  'bold and italic text': 'We **ship** on *Monday*, ***surely***.',
  'struck text': 'Salmon ~~Sold out~~ and ~~**all of it**~~.',
  'a link': 'See [the list](https://example.com/list?a=1&b=2) for more.',
  'a list': '- apples\n- pears\n- ~~plums~~',
  'lists in lists': '- fruit\n  - apples\n    - green\n  - pears\n- bread',
  'a numbered list': '1. first\n2. second\n3. third',
  'two numbered lists': '1. first\n2. second\n\nBetween.\n\n1. again\n2. and more',
  'a mixed list': '1. first\n   - apples\n   - pears\n2. second',
  'a list that begins at five': '5. five\n6. six',
  'a list that goes on after a paragraph': '1. first\n2. second\n\nBetween.\n\n3. third',
  'a list that jumps': '1. first\n2. second\n7) seventh\n8) eighth',
  'a numbered list in each item': '- first\n  1. a\n  2. b\n- second\n  1. a\n  4) d',
  'a list of nine levels': Array.from({ length: 9 }, (_, depth) => `${' '.repeat(2 * depth)}- level ${depth + 1}`).join(
    '\n',
  ),
  'a numbered list beyond a hundred': '99. before\n100. a hundred\n     - in it\n101. after',
  'a footnote': 'We ship[^1] on Monday.\n\n[^1]: Or **later**.',
  'footnotes in order': 'One[^b] and two[^a].\n\n[^a]: second\n[^b]: first',
  'a footnote of several paragraphs': 'Text[^1].\n\n[^1]: First.\n\n    Second ~~struck~~.\n\nAfter.',
  'footnotes in headings, lists and tables':
    '# Title[^1]\n\n- item[^2]\n\n| a[^3] | b |\n| --- | --- |\n| c | d[^4] |\n\n[^1]: one\n[^2]: two\n[^3]: three\n[^4]: four',
  'a footnote with a link and a picture': `Text[^1].\n\n[^1]: See [it](https://example.com/) ![](${picture}).`,
  'what only looks like a footnote': 'A \\[^1\\] and \\[2\\].',
  'a table': '| Who | When |\n| --- | --- |\n| Ana | 9:00 |\n| Bo | 10:30 |',
  'a table with looks':
    '| Dish | Price |\n| --- | --- |\n| Salmon ~~Sold out~~ | **12** |\n| [Soup](https://example.com/) | *5* |',
  'a table with empty cells and bars': '| a | | c |\n| --- | --- | --- |\n| | x \\| y | |',
  'a table between paragraphs': 'Before.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nAfter.',
  'a table with a picture': `| a | ![](${picture}) b |\n| --- | --- |\n| c | d ![](${picture}) |`,
  'a table with lines in cells': '| a<br>b | c |\n| --- | --- |\n| d | ~~e~~<br>**f** |',
  'lines of a paragraph': 'one  \ntwo  \n**three**',
  'a picture in an item': `- a ![](${picture})\n- b`,
  'a list after a paragraph and before a table': 'a\n\n- b\n- c\n\n| d | e |\n| --- | --- |\n| f | g |',
  'a footnote in an item of a table': '| a[^1] | b |\n| --- | --- |\n| c | d |\n\n[^1]: note',
  'a picture': `Before ![](${picture}) after.`,
  'many scripts': '# План 计划\n\nかな**漢字** and 한국어, Ελλάδα, ~~здесь~~ — “quoted” 5 €.',
  'a quotation': 'Before.\n\n> To be **or** not.\n>\n> That is it.\n\nAfter.',
  'preformatted text': 'Before.\n\n```\nif (a < b) {\n  go(`x`, "&amp;");\n}\n```\n\nAfter.',
  'a rule': 'Before.\n\n---\n\nAfter.',
  'characters of Markdown': 'A \\*star\\*, a \\~\\~wave\\~\\~, a \\| bar, \\[x\\] & \\<b\\> &amp;lt; \\# 1\\. \\_x\\_.',
};

const PDF = 'application/pdf';
const FORMATS = [
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
  'text/html',
  'text/markdown',
  'application/rtf',
  PDF,
];

const write = (markdown: string, targetType: string) =>
  convert({
    documentType: 'application/vnd.google-apps.document',
    title: 'T',
    modifiedAt: 0,
    bytes: Buffer.from(markdown),
    sourceType: 'text/markdown',
    targetType,
  });

/** Joins consecutive runs with the same formatting, so that the result does not depend on how the text was split. */
function join(runs: readonly TextRun[]): object[] {
  const joined: { look: string; text: string }[] = [];
  for (const { text, picture: shown, footnote, ...look } of runs) {
    const note = footnote?.blocks.map(normalise);
    const key = `${JSON.stringify(look, Object.keys(look).toSorted())} ${JSON.stringify({ picture: shown?.id, note })}`;
    const last = joined.at(-1);
    if (last?.look === key) last.text += text;
    else joined.push({ look: key, text: shown ? '' : text });
  }
  return joined.filter(({ text, look }) => text !== '' || look.includes('picture'));
}

function normalise(block: TextBlock): object {
  if (block.kind === 'item') return { ...block, runs: join(block.runs), marker: block.marker.replace(')', '.') };
  if (block.kind === 'table') return { ...block, rows: block.rows.map((row) => row.map(join)) };
  return 'runs' in block ? { ...block, runs: join(block.runs) } : block;
}

async function read(bytes: Uint8Array, mimeType: string): Promise<object[]> {
  const { markdown, pictures } = await readDocument(bytes, mimeType);
  return toBlocks(markdown, pictures).map(normalise);
}

/** PDF does not preserve the bytes of pictures and bold East Asian characters. */
const OTHER_IN_PDF = Object.keys(DOCUMENTS).filter((name) => name.includes('picture') || name === 'many scripts');

/** RTF has no form for these that programs agree on. */
const OTHER_IN_RTF = ['a quotation', 'preformatted text', 'a rule'];

const OTHERS: Readonly<Record<string, readonly string[]>> = { [PDF]: OTHER_IN_PDF, 'application/rtf': OTHER_IN_RTF };

const CASES = Object.entries(DOCUMENTS).flatMap(([name, markdown]) =>
  FORMATS.filter((format) => !(OTHERS[format] ?? []).includes(name)).map((format) => [name, format, markdown] as const),
);

test.each(CASES)('%s is unchanged after conversion to %s', async (_, format, markdown) => {
  const original = await read(Buffer.from(markdown), 'text/markdown');
  expect(await read(await write(markdown, format), format)).toEqual(original);
});

test('pictures, including those in footnotes, are in position in a PDF and return with their pixels', async () => {
  const pages = await write(`Before ![](${picture}) after[^1].\n\n[^1]: See ![](${picture})`, PDF);
  const { markdown, pictures } = await readDocument(pages, PDF);
  const names = (of: string) => of.replaceAll(/picture:[\da-f]{64}/gu, 'P');
  expect(names(markdown)).toBe('Before![](P) after[^1].\n\n[^1]: See![](P)');
  const table = await write(DOCUMENTS['a table with a picture'] ?? '', PDF);
  expect(names((await readDocument(table, PDF)).markdown)).toBe('| a | ![](P) b |\n| --- | --- |\n| c | d![](P) |');
  const [shown] = pictures.values();
  expect(shown).toMatchObject({ width: 30, height: 20 });
  const { markdown: original, pictures: first } = await readDocument(Buffer.from(`![](${picture})`), 'text/markdown');
  expect(original).toContain('picture:');
  const pixels = async (of: Picture | undefined) => (of ? toPlainPng(of) : undefined);
  expect(await pixels(shown)).toEqual(await pixels([...first.values()][0]));
});

test('words in every script are in a PDF, and return without being mistaken for code', async () => {
  const { markdown } = await readDocument(await write(DOCUMENTS['many scripts'] ?? '', PDF), PDF);
  expect(markdown).toBe('# План 计划\n\nかな漢字 and 한국어, Ελλάδα, ~~здесь~~ — “quoted” 5 €.');
});

test.each(Object.entries(DOCUMENTS))('%s is in a PDF with all of its words', async (_, markdown) => {
  const text = await extractText(await write(markdown, 'application/pdf'), 'application/pdf', 10_000);
  const { markdown: plain } = await readDocument(await write(markdown, 'text/plain'), 'text/plain');
  const words = (of: string) => of.match(/[\p{L}\p{N}]+/gu);
  expect(words(text)).toEqual(words(plain));
});

test('cells spanning rows and columns leave the others in position', async () => {
  const html =
    '<table><tr><td rowspan="2">a</td><td colspan="2">b</td></tr><tr><td>c</td><td>d<p>e</p></td></tr></table>';
  const { markdown } = await readDocument(Buffer.from(html), 'text/html');
  expect(markdown).toBe('| a | b |  |\n| --- | --- | --- |\n|  | c | d<br>e |');
  const wide = Buffer.from(`<table>${'<tr><td colspan="1000" rowspan="1000">x</td></tr>'.repeat(1000)}</table>`);
  await expect(readDocument(wide, 'text/html')).rejects.toThrow(RangeError);
});
