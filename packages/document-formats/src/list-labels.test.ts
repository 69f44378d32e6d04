import { expect, test } from 'vitest';
import { docxToHtml } from './docx-to-html.ts';
import { formatNumber } from './list-label.ts';
import { odtToHtml } from './odt-to-html.ts';
import { docxParts } from './testing/docx-parts.ts';

test('numbers are written as letters and Roman numerals', () => {
  expect([1, 26, 27, 53].map((number) => formatNumber(number, 'a'))).toEqual(['a', 'z', 'aa', 'aaa']);
  expect([1, 4, 9, 14, 49, 2026].map((number) => formatNumber(number, 'i'))).toEqual([
    'i',
    'iv',
    'ix',
    'xiv',
    'xlix',
    'mmxxvi',
  ]);
  expect([formatNumber(3, 'A'), formatNumber(3, 'I'), formatNumber(3, '01'), formatNumber(3, '')]).toEqual([
    'C',
    'III',
    '03',
    '',
  ]);
  expect([formatNumber(0, 'a'), formatNumber(9_999, 'i'), formatNumber(9_999_999, 'a')]).toEqual([
    '0',
    '9999',
    '9999999',
  ]);
});

test('the items of a Word document have the labels that Word shows', async () => {
  const levels = [
    ['decimal', '%1.'],
    ['lowerLetter', '%2)'],
    ['lowerRoman', '(%3)'],
    ['decimal', '%1.%2.%4'],
    ['bullet', '\uf0b7'],
  ].map(
    ([format, text], level) => `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>
    <w:lvlText w:val="${text}"/>${level === 3 ? '<w:isLgl/>' : ''}</w:lvl>`,
  );
  const numbering = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0">${levels.join('')}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
    <w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="4"/>
      <w:lvl w:ilvl="0"><w:start w:val="4"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="Article %1"/></w:lvl>
    </w:lvlOverride></w:num></w:numbering>`;
  const item = (level: number, numId = 1) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr></w:pPr><w:r><w:t>x</w:t></w:r></w:p>`;
  const body = [item(0), item(1), item(1), item(2), item(2), item(3), item(4), item(0), item(0, 2)].join('');
  const parts = docxParts(body, { 'word/numbering.xml': numbering });
  const { html } = await docxToHtml(parts, { putPicture: async () => '#', trackedChanges: 'mark' });
  expect([...html.matchAll(/<li([^>]*)>/gu)].map(([, attributes]) => attributes?.trim())).toEqual([
    'value="1"',
    'value="1" data-label="a)"',
    'value="2" data-label="b)"',
    'value="1" data-label="(i)"',
    'value="2" data-label="(ii)"',
    'value="1" data-label="1.2.1"',
    'value="1"',
    'value="2"',
    'value="4" data-label="Article IV"',
  ]);
});

test('the items of an OpenDocument text have the labels that LibreOffice shows', () => {
  const levels = `<text:list-level-style-number text:level="1" style:num-format="A" style:num-suffix="."/>
    <text:list-level-style-number text:level="2" style:num-format="i" style:num-prefix="(" style:num-suffix=")" text:display-levels="2"/>`;
  const inner = '<text:list><text:list-item><text:p>x</text:p></text:list-item></text:list>';
  const items = `<text:list-item><text:p>x</text:p></text:list-item><text:list-item><text:p>x</text:p>${inner}</text:list-item>`;
  const xml = `<office:document-content><office:automatic-styles><text:list-style style:name="L1">${levels}</text:list-style>
    </office:automatic-styles><office:body><office:text><text:list text:style-name="L1">${items}</text:list></office:text></office:body></office:document-content>`;
  const { html } = odtToHtml(xml, { pictures: new Map(), trackedChanges: 'mark', stylesXml: '' });
  expect([...html.matchAll(/<li([^>]*)>/gu)].map(([, attributes]) => attributes?.trim())).toEqual([
    'value="1" data-label="A."',
    'value="2" data-label="B."',
    'value="1" data-label="(B.i)"',
  ]);
});

test('lists of an OpenDocument text can have a style of its other parts, unless the content has one of the same name', () => {
  const style = (format: string) =>
    `<text:list-style style:name="WWNum1"><text:list-level-style-number text:level="1" style:num-format="${format}" style:num-suffix=")"/></text:list-style>`;
  const content = (styles: string) =>
    `<office:document-content>${styles}<office:body><office:text><text:list text:style-name="WWNum1"><text:list-item><text:p>x</text:p></text:list-item></text:list></office:text></office:body></office:document-content>`;
  const options = { pictures: new Map<string, string>(), trackedChanges: 'mark', stylesXml: style('a') } as const;
  expect(odtToHtml(content(''), options).html).toBe('<ol><li value="1" data-label="a)"><p>x</p></li></ol>');
  expect(odtToHtml(content(style('I')), options).html).toBe('<ol><li value="1" data-label="I)"><p>x</p></li></ol>');
});

test('a long label is cut, because each item of its list repeats it', async () => {
  const [long, count] = ['x'.repeat(100_000), 2_000];
  const style = `<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-prefix="${long}"/></text:list-style>`;
  const items = '<text:list-item><text:p>x</text:p></text:list-item>'.repeat(count);
  const xml = `<office:document-content>${style}<office:body><office:text><text:list text:style-name="L1">${items}</text:list></office:text></office:body></office:document-content>`;
  const open = odtToHtml(xml, { pictures: new Map(), trackedChanges: 'mark', stylesXml: '' });
  expect(open.html.length).toBeLessThan(count * 200);
  const numbering = `<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0">
    <w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/><w:lvlText w:val="${long}%1"/></w:lvl></w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const item =
    '<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>x</w:t></w:r></w:p>';
  const parts = docxParts(item.repeat(count), { 'word/numbering.xml': numbering });
  const word = await docxToHtml(parts, { putPicture: async () => '#', trackedChanges: 'mark' });
  expect(word.html.length).toBeLessThan(count * 200);
});
