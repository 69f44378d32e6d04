import { expect, test } from 'vitest';
import { markComments } from './docx-comments.ts';
import { numberParagraphs } from './docx-numbers.ts';
import { nameRules } from './docx-rules.ts';
import { xlsxToWorkbook } from './sheets/xlsx-to-workbook.ts';
import { docxParts } from './testing/docx-parts.ts';
import { readXml } from './xml.ts';

// Each takes minutes in quadratic time.
const COUNT = 150_000;

test.each(['<!--', '<!x ', '<a ', '<a "', '<a b="', '</a '])('XML of %s takes linear time', (tag) => {
  expect([...readXml(tag.repeat(COUNT))].length).toBeLessThanOrEqual(COUNT);
});

test.each(['<w:p ', '<w:pBdr>', '<w:commentRangeStart w:id="1" ', '<w:numId w:val="1" ', '<w:ilvl '])(
  'a Word document of %s takes linear time',
  (tag) => {
    const numbering = '<w:numbering><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>';
    const parts = docxParts(tag.repeat(COUNT), { 'word/numbering.xml': numbering });
    expect(nameRules(parts).size).toBe(parts.size);
    expect(markComments(parts, { comments: [], numbers: new Map([['1', 1]]) }).size).toBe(parts.size);
    expect(numberParagraphs(parts).attributes).toEqual([]);
  },
);

test.each([
  ['xl/sharedStrings.xml', '<si>'],
  ['xl/sharedStrings.xml', '<si '],
  ['xl/sharedStrings.xml', '<si><rPh>'],
  ['xl/comments1.xml', '<comment ref="A1" '],
  ['xl/comments1.xml', '<comment ref="A1">'],
  ['xl/worksheets/sheet1.xml', '<row '],
  ['xl/worksheets/sheet1.xml', '<row><c '],
])('a workbook whose %s consists of %s takes linear time', async (name, tag) => {
  const files = new Map([
    ['xl/workbook.xml', '<workbook><sheets><sheet name="Sheet" sheetId="1" r:id="r1"/></sheets></workbook>'],
    ['xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml')],
    ['xl/worksheets/sheet1.xml', '<worksheet/>'],
    ['xl/worksheets/_rels/sheet1.xml.rels', relations('comments', '../comments1.xml')],
    [name, tag.repeat(COUNT)],
  ]);
  const read = async (path: string, onText: (text: string) => void) => {
    const text = files.get(path) ?? '';
    for (let start = 0; start < text.length; start += 65_536) onText(text.slice(start, start + 65_536));
  };
  const { sheets } = await xlsxToWorkbook({ names: [...files.keys()], read });
  expect(sheets.length).toBe(1);
});

function relations(type: string, target: string): string {
  return `<Relationships><Relationship Id="r1" Type="http://schemas.example/${type}" Target="${target}"/></Relationships>`;
}
