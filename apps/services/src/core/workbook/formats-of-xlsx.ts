import { readXml } from '@rotunda/document-formats/xml';
import { strFromU8 } from 'fflate';
import { type Formats, toColumn } from './cell.ts';
import { isNumberFormat } from './number-format.ts';
import { type Parts, readSheetPaths } from './sheets-of-xlsx.ts';

/** Formats that workbooks name by a number alone. 14 and 22 are left out: they are whatever the reader is used to. */
const BUILT_IN_FORMATS: Readonly<Record<string, string>> = {
  '1': '0',
  '2': '0.00',
  '3': '#,##0',
  '4': '#,##0.00',
  '9': '0%',
  '10': '0.00%',
  '11': '0.00E+00',
  '12': '# ?/?',
  '13': '# ??/??',
  '15': 'd-mmm-yy',
  '16': 'd-mmm',
  '17': 'mmm-yy',
  '18': 'h:mm AM/PM',
  '19': 'h:mm:ss AM/PM',
  '20': 'h:mm',
  '21': 'h:mm:ss',
  '37': '#,##0_);(#,##0)',
  '38': '#,##0_);[Red](#,##0)',
  '39': '#,##0.00_);(#,##0.00)',
  '40': '#,##0.00_);[Red](#,##0.00)',
  '41': '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)',
  '42': '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)',
  '43': '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
  '44': '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)',
  '45': 'mm:ss',
  '46': '[h]:mm:ss',
  '47': 'mm:ss.0',
  '48': '##0.0E+0',
};
const CELL = /<c\b([^>]*)>/gu;
const ADDRESS = /\br="([A-Z]{1,3})(\d{1,7})"/u;
const STYLE = /\bs="(\d+)"/u;

/** The number formats of the cells of a workbook by the names of its sheets. */
export function readFormats(parts: Parts): ReadonlyMap<string, Formats> {
  const styles = readStyles(strFromU8(parts.get('xl/styles.xml') ?? new Uint8Array()));
  if (styles.size === 0) return new Map();
  return new Map(
    [...readSheetPaths(parts)].map(([name, path]) => {
      const bytes = parts.get(path);
      return [name, bytes ? readSheetFormats(strFromU8(bytes), styles) : []];
    }),
  );
}

/** The formats of cell styles by the numbers of the styles. */
function readStyles(xml: string): ReadonlyMap<string, string> {
  const formats = new Map(Object.entries(BUILT_IN_FORMATS));
  const styles = new Map<string, string>();
  let [isInCells, style] = [false, 0];
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text') continue;
    if (piece.name === 'cellXfs') isInCells = piece.kind === 'open';
    if (piece.kind === 'close') continue;
    const id = piece.attributes.get('numFmtId') ?? '';
    if (piece.name === 'numFmt') formats.set(id, piece.attributes.get('formatCode') ?? '');
    if (piece.name !== 'xf' || !isInCells) continue;
    const format = formats.get(id) ?? '';
    if (isNumberFormat(format)) styles.set(String(style), format);
    style += 1;
  }
  return styles;
}

function readSheetFormats(xml: string, styles: ReadonlyMap<string, string>): Formats {
  const formats: string[][] = [];
  for (const [, attributes = ''] of xml.matchAll(CELL)) {
    const format = styles.get(STYLE.exec(attributes)?.[1] ?? '');
    const [, letters, digits] = (format !== undefined && ADDRESS.exec(attributes)) || [];
    if (format === undefined || letters === undefined) continue;
    const row = formats[Number(digits) - 1] ?? [];
    row[toColumn(letters) - 1] = format;
    formats[Number(digits) - 1] = row;
  }
  return formats;
}
