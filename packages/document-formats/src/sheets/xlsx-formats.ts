import { readXml } from '#xml.ts';
import { BUILT_IN_FORMATS } from './built-in-formats.ts';
import { isNumberFormat } from './number-format.ts';

// Locale-dependent date formats. There is no user locale here, so they are ISO 8601.
const READERS_FORMATS: Readonly<Record<string, string>> = { '14': 'yyyy-mm-dd', '22': 'yyyy-mm-dd hh:mm' };

/** Reads the number formats of a workbook's styles, by style number. Undefined for a style without one. */
export function readXlsxFormats(stylesXml: string): (string | undefined)[] {
  const codes = new Map([...Object.entries(BUILT_IN_FORMATS), ...Object.entries(READERS_FORMATS)]);
  const formats: (string | undefined)[] = [];
  let isCells = false;
  for (const piece of readXml(stylesXml)) {
    if (piece.kind === 'text') continue;
    const name = piece.name.replace(/^\w+:/u, '');
    if (name === 'cellXfs') isCells = piece.kind === 'open';
    if (piece.kind === 'close') continue;
    const id = piece.attributes.get('numFmtId') ?? '';
    if (name === 'numFmt') codes.set(id, piece.attributes.get('formatCode') ?? '');
    if (name !== 'xf' || !isCells) continue;
    const code = codes.get(id) ?? '';
    formats.push(isNumberFormat(code) ? code : undefined);
  }
  return formats;
}
