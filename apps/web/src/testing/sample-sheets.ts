import { strToU8, zipSync } from 'fflate';

const WORKBOOK = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A sheet of a workbook: its name, its XML rows, and the XML after the rows. */
export type SampleSheet = { name: string; rows: string; after?: string; isHidden?: boolean };

/** Returns an Excel workbook of these sheets. Style 1 is a date, style 2 an amount in euros. */
export function xlsxOf(
  sheets: readonly SampleSheet[],
  more: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const list = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="r${index}"${isHidden ? ' state="hidden"' : ''}/>`,
  );
  const targets = sheets.map((_, index) => `<Relationship Id="r${index}" Target="worksheets/sheet${index + 1}.xml"/>`);
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${WORKBOOK}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${WORKBOOK}"><numFmts><numFmt numFmtId="164" formatCode="#,##0.00 &quot;EUR&quot;"/></numFmts>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ rows, after = '' }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet xmlns="${WORKBOOK}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
    ...more,
  };
  return new Uint8Array(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}

/** Returns a row of a workbook: texts, and numbers with their styles. */
export function sheetRow(row: number, cells: readonly (string | number | { value: number; style: number })[]): string {
  const toCell = (cell: (typeof cells)[number]) => {
    if (typeof cell === 'string') return `<c t="inlineStr"><is><t xml:space="preserve">${cell}</t></is></c>`;
    const { value, style } = typeof cell === 'number' ? { value: cell, style: 0 } : cell;
    return `<c s="${style}"><v>${value}</v></c>`;
  };
  return `<row r="${row}">${cells.map(toCell).join('')}</row>`;
}

/** Returns an OpenDocument spreadsheet with these tables. */
export function odsOf(tables: string): Uint8Array<ArrayBuffer> {
  const content = `<office:document-content><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';
  return new Uint8Array(zipSync({ mimetype: strToU8(mimetype), 'content.xml': strToU8(content) }));
}
