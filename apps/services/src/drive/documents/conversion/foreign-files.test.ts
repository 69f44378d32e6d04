import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toBlocks } from './blocks/text-blocks.ts';
import { convert } from './convert.ts';
import { readDocument } from './read-document.ts';
import { readSheets, toTextRows } from './sheets.ts';
import { readSlides } from './slides.ts';

// These files are hand-written after the output of Word and LibreOffice, which differs from that of the services.

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const DOCX = `${OFFICE}.wordprocessingml.document`;
const PPTX = `${OFFICE}.presentationml.presentation`;
const ODT = 'application/vnd.oasis.opendocument.text';
const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"';

type Parts = Readonly<Record<string, string>>;

function docx(body: string, parts: Parts = {}): Uint8Array {
  const types = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${DOCX}.main+xml"/></Types>`;
  const relate = (targets: readonly (readonly [type: string, target: string])[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets.map(([type, target], index) => `<Relationship Id="r${index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`).join('')}</Relationships>`;
  const files = {
    '[Content_Types].xml': types,
    '_rels/.rels': relate([['officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relate(Object.keys(parts).map((name) => [name, `${name}.xml`] as const)),
    'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(Object.entries(parts).map(([name, xml]) => [`word/${name}.xml`, xml])),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
}

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${content}</w:p>`;
const inList = (list: number, level: number) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
const level = (index: number, start: number, format = 'decimal') =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%${index + 1}."/></w:lvl>`;

const numbering = `<w:numbering ${W}>
<w:abstractNum w:abstractNumId="0">${level(0, 4)}${level(1, 1, 'lowerLetter')}${level(2, 1, 'bullet')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
<w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="10"/></w:lvlOverride></w:num>
</w:numbering>`;
const styles = `<w:styles ${W}><w:style w:type="paragraph" w:styleId="Step"><w:name w:val="Step"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>`;

describe('a Word document', () => {
  test('has the numbers from its list definitions', async () => {
    const body = [
      paragraph(run('four'), inList(1, 0)),
      paragraph(run('a'), inList(1, 1)),
      paragraph(run('dot'), inList(1, 2)),
      paragraph(run('b'), inList(1, 1)),
      paragraph(run('five'), inList(1, 0)),
      paragraph(run('Between.')),
      paragraph(run('six'), '<w:pStyle w:val="Step"/>'),
      paragraph(run('ten'), inList(2, 0)),
      paragraph(run('a again'), inList(2, 1)),
    ].join('');
    const { markdown } = await readDocument(docx(body, { numbering, styles }), DOCX);
    const items = toBlocks(markdown).map((block) => (block.kind === 'item' ? [block.depth, block.marker] : block.kind));
    const expected = [
      [0, '4.'],
      [1, '1.'],
      [2, '•'],
      [1, '2.'],
      [0, '5.'],
      'paragraph',
      [0, '6.'],
      [0, '10.'],
      [1, '1.'],
    ];
    expect(items).toEqual(expected);
  });

  test('has its footnotes and endnotes', async () => {
    const note = (kind: string, id: number, text: string) =>
      `<w:${kind} w:id="${id}">${paragraph(run(text))}</w:${kind}>`;
    const body = paragraph(
      `${run('One')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' two')}<w:r><w:endnoteReference w:id="2"/></w:r>`,
    );
    const bytes = docx(body, {
      footnotes: `<w:footnotes ${W}>${note('footnote', 2, 'at the foot')}</w:footnotes>`,
      endnotes: `<w:endnotes ${W}>${note('endnote', 2, 'at the end')}</w:endnotes>`,
    });
    expect((await readDocument(bytes, DOCX)).markdown).toBe('One[^1] two[^2]\n\n[^1]: at the foot\n\n[^2]: at the end');
  });

  test('has its comments: threads, several paragraphs, single positions, and ranges over paragraphs', async () => {
    const message = (id: number, name: string, ...texts: string[]) =>
      `<w:comment w:id="${id}" w:author="${name}" w:date="2026-01-0${id + 1}T10:00:00Z">${texts.map((text, index) => `<w:p w14:paraId="00${id}${index}">${run(text)}</w:p>`).join('')}</w:comment>`;
    const [start, end] = [
      (id: number) => `<w:commentRangeStart w:id="${id}"/>`,
      (id: number) => `<w:commentRangeEnd w:id="${id}"/>`,
    ];
    const reference = (id: number) => `<w:r><w:commentReference w:id="${id}"/></w:r>`;
    const body = [
      start(0),
      paragraph(`${start(1)}${run('first')}`),
      paragraph(`${run('second')}${end(0)}${end(1)}${reference(0)}${reference(1)}${run(' and')}${reference(2)}`),
    ].join('');
    const bytes = docx(body, {
      comments: `<w:comments ${W}>${message(0, 'Ana', 'one', 'two')}${message(1, 'Bo', 'reply')}${message(2, 'Cy', 'here')}</w:comments>`,
      commentsExtended: `<w15:commentsEx ${W}><w15:commentEx w15:paraId="0001" w15:done="1"/><w15:commentEx w15:paraId="0010" w15:paraIdParent="0001" w15:done="1"/></w15:commentsEx>`,
    });
    const document = {
      documentType: 'application/vnd.google-apps.document',
      title: '',
      modifiedAt: 0,
      sourceType: DOCX,
    };
    const found = await convert({ ...document, bytes, targetType: 'application/vnd.rotunda.comments+json' });
    expect(JSON.parse(Buffer.from(found).toString())).toMatchObject([
      {
        author: 'Ana',
        text: 'one\ntwo',
        isResolved: true,
        quote: 'first\nsecond',
        replies: [{ author: 'Bo', text: 'reply' }],
      },
      { author: 'Cy', text: 'here', isResolved: false, quote: '', createdAt: Date.UTC(2026, 0, 3, 10), replies: [] },
    ]);
    const plain = await convert({ ...document, bytes, targetType: 'text/plain' });
    expect(Buffer.from(plain).toString()).toBe('\ufefffirst\r\n\r\nsecond and');
  });
});

test('quotations, code lines and rules of a Word document are recognised', async () => {
  const named = (id: string, name: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
  const own = `<w:styles ${W}>${named('Q', 'Intense Quote')}${named('C', 'Source Code')}</w:styles>`;
  const body = [
    paragraph(run('To be'), '<w:pStyle w:val="Q"/>'),
    paragraph(run('or not'), '<w:pStyle w:val="Q"/>'),
    paragraph('', '<w:pBdr><w:bottom w:val="single" w:sz="6"/></w:pBdr>'),
    paragraph(run('if (x) {'), '<w:pStyle w:val="C"/>'),
    paragraph(run('  y();'), '<w:pStyle w:val="C"/>'),
    paragraph('<w:r><w:pict><v:rect o:hr="t" o:hrstd="t"/></w:pict></w:r>'),
    paragraph(run('Underlined'), '<w:pBdr><w:bottom w:val="single" w:sz="6"/></w:pBdr>'),
  ].join('');
  const { markdown } = await readDocument(docx(body, { styles: own }), DOCX);
  expect(markdown.replaceAll(/ +$/gmu, '')).toBe(
    '> To be\n>\n> or not\n\n* * *\n\n```\nif (x) {\n  y();\n```\n\n* * *\n\nUnderlined',
  );
});

describe('an OpenDocument text', () => {
  const odt = (styles: string, body: string) =>
    zipSync({
      'content.xml': strToU8(
        `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      ),
    });
  const style =
    '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" text:start-value="3"/><text:list-level-style-bullet text:level="2"/></text:list-style>';
  const item = (content: string) => `<text:list-item>${content}</text:list-item>`;
  const list = (content: string, attributes = '') => `<text:list ${attributes}>${content}</text:list>`;
  const p = (content: string) => `<text:p>${content}</text:p>`;

  test('has lists that start as their style says, continue, and inherit their style', async () => {
    const body = [
      list(item(p('three') + list(item(p('dot')))) + item(p('four')), 'text:style-name="L1"'),
      p('Between.'),
      list(item(p('five')), 'text:style-name="L1" text:continue-numbering="true"'),
      list(item(p('three again')), 'text:style-name="L1"'),
    ].join('');
    const { markdown } = await readDocument(odt(style, body), ODT);
    expect(markdown.match(/\S.*/gu)?.map((line) => line.replaceAll(/ +/gu, ' '))).toEqual([
      '3. three',
      '- dot',
      '4. four',
      'Between.',
      '5. five',
      '3) three again',
    ]);
  });

  test('has its quotations, code lines and rules, including those by inherited styles', async () => {
    const style =
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Preformatted_20_Text"/>';
    const line = (name: string, text: string) => `<text:p text:style-name="${name}">${text}</text:p>`;
    const body = [
      line('Quotations', 'To be'),
      line('Quotations', 'or not'),
      line('Horizontal_20_Line', ''),
      line('P1', 'if (x) {'),
      line('Preformatted_20_Text', '<text:s text:c="2"/>y();'),
    ].join('');
    const { markdown } = await readDocument(odt(style, body), ODT);
    expect(markdown.replaceAll(/ +$/gmu, '')).toBe('> To be\n>\n> or not\n\n* * *\n\n```\nif (x) {\n  y();\n```');
  });

  test('has its notes, and none of the text that programs store next to them', async () => {
    const note = (kind: string, text: string) =>
      `<text:note text:note-class="${kind}"><text:note-citation>i</text:note-citation><text:note-body>${p(text)}${p('More.')}</text:note-body></text:note>`;
    const body = p(`One${note('footnote', 'At the foot.')} two${note('endnote', 'At the end.')}.`);
    expect((await readDocument(odt('', body), ODT)).markdown).toBe(
      'One[^1] two[^2].\n\n[^1]: At the foot.\n\n    More.\n\n[^2]: At the end.\n\n    More.',
    );
  });
});

test('the slides of a presentation come in its order, whatever their file names are', async () => {
  const slide = (title: string) =>
    strToU8(`<p:sld><p:sp><p:ph type="title"/><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:sp></p:sld>`);
  const relation = (id: string, name: string) => `<Relationship Id="${id}" Target="slides/${name}.xml"/>`;
  const bytes = zipSync({
    'ppt/presentation.xml': strToU8('<p:sldIdLst><p:sldId r:id="b"/><p:sldId r:id="a"/></p:sldIdLst>'),
    'ppt/_rels/presentation.xml.rels': strToU8(
      `<Relationships>${relation('a', 'slide1')}${relation('b', 'slide2')}</Relationships>`,
    ),
    'ppt/slides/slide1.xml': slide('second'),
    'ppt/slides/slide2.xml': slide('first'),
  });
  expect((await readSlides(bytes, PPTX, '')).map(({ title }) => title)).toEqual(['first', 'second']);
});

describe('an OpenDocument spreadsheet', () => {
  const spreadsheet = (styles: string, table: string) =>
    zipSync({
      'content.xml': strToU8(
        `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="S">${table}</table:table></office:spreadsheet></office:body></office:document-content>`,
      ),
    });
  const float = (value: number, style = '') =>
    `<table:table-cell${style && ` table:style-name="${style}"`} office:value-type="float" office:value="${value}"><text:p>shown</text:p></table:table-cell>`;

  test('displays numbers in the styles of their cells, rows and columns', async () => {
    const styles = [
      '<number:number-style style:name="N0"><number:number number:min-integer-digits="1"/></number:number-style>',
      '<number:currency-style style:name="N108P0" style:volatile="true"><number:currency-symbol number:language="en" number:country="US">$</number:currency-symbol><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/></number:currency-style>',
      '<number:currency-style style:name="N108"><style:text-properties fo:color="#ff0000"/><number:text>-</number:text><number:currency-symbol number:language="en" number:country="US">$</number:currency-symbol><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1" number:grouping="true"/><style:map style:condition="value()&gt;=0" style:apply-style-name="N108P0"/></number:currency-style>',
      '<number:time-style style:name="N44" number:truncate-on-overflow="false"><number:hours/><number:text>:</number:text><number:minutes number:style="long"/></number:time-style>',
      ...[
        ['ce0', 'N0'],
        ['ce1', 'N108'],
        ['ce2', 'N44'],
      ].map(
        ([name, data]) =>
          `<style:style style:name="${name}" style:family="table-cell" style:parent-style-name="Default" style:data-style-name="${data}"/>`,
      ),
    ].join('');
    const time =
      '<table:table-cell table:style-name="ce2" office:value-type="time" office:time-value="PT36H30M00S"><text:p>36:30</text:p></table:table-cell>';
    const table = [
      '<table:table-column table:number-columns-repeated="2" table:default-cell-style-name="ce0"/><table:table-column table:default-cell-style-name="ce1"/>',
      `<table:table-row>${float(1234.5)}${time}${float(-1234.5)}</table:table-row>`,
      `<table:table-row table:default-cell-style-name="ce1">${float(5)}${float(6, 'ce0')}</table:table-row>`,
    ].join('');
    const [sheet] = await readSheets(spreadsheet(styles, table), 'application/vnd.oasis.opendocument.spreadsheet');
    expect(toTextRows(sheet)).toEqual([
      ['1234.5', '36:30', '-$1,234.50'],
      ['$5.00', '6'],
    ]);
    expect(sheet?.formats?.[0]?.[2]).toBe('$#,##0.00;[Red]-$#,##0.00');
  });
});
