import { odsToWorkbook } from '@rotunda/document-formats/ods-to-workbook';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readOds } from './read-open-document.ts';

const CELLS = {
  'two paragraphs': ['<text:p>a</text:p><text:p>b</text:p>', 'a\nb'],
  'an empty paragraph before another': ['<text:p/><text:p>b</text:p>', '\nb'],
  'indented elements': ['\n  <text:p>a</text:p>\n  <text:p>b</text:p>\n', 'a\nb'],
  'blanks, a tab and a line break': [
    '<text:p>a<text:s text:c="2"/>b<text:tab/>c<text:line-break/>d</text:p>',
    'a  b\tc\nd',
  ],
  'a note before the text': [
    '<office:annotation><dc:creator>Bo</dc:creator><text:p>Why?</text:p></office:annotation><text:p>a</text:p>',
    'a',
  ],
} as const;

test.each(Object.entries(CELLS))(
  'a cell with %s has the same text in the services and in the console',
  async (_, [xml, text]) => {
    const content = `<office:body><table:table table:name="S"><table:table-row>
    <table:table-cell office:value-type="string">${xml}</table:table-cell></table:table-row></table:table></office:body>`;
    const [sheet] = await readOds(zipSync({ 'content.xml': strToU8(content) }));
    const { sheets } = await odsToWorkbook({
      names: ['content.xml'],
      read: async (_name, onText) => onText(content),
    });
    expect(sheet?.rows).toEqual([[text]]);
    expect(sheets[0]?.readRow(0)).toEqual([text]);
  },
);
