import { escapeXml } from '@rotunda/document-formats/xml';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type Cell, type Sheet, toAddress } from './cell.ts';

const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/u;
const PLACE = /<c r="([A-Z]+\d+)"([^>]*)><v>0<\/v><\/c>/gu;

/** Whether a cell is a text with a number format, which the library that writes workbooks refuses. */
export function isFormattedText(cell: Cell, format: string | undefined): cell is string {
  return typeof cell === 'string' && format !== undefined;
}

/** A workbook that was written of these sheets with zeros for texts with number formats, with the texts in their places. */
export function writeFormattedTexts(bytes: Uint8Array, sheets: readonly Sheet[]): Uint8Array {
  const texts = sheets.map(listTexts);
  if (texts.every(({ size }) => size === 0)) return bytes;
  const parts = Object.entries(unzipSync(bytes)).map(([path, content]): [string, Uint8Array] => {
    const own = texts[Number(SHEET.exec(path)?.[1] ?? 0) - 1];
    return [path, own && own.size > 0 ? strToU8(fillTexts(strFromU8(content), own)) : content];
  });
  return zipSync(Object.fromEntries(parts));
}

function listTexts({ rows, formats }: Sheet): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (isFormattedText(cell, formats?.[row]?.[column])) texts.set(toAddress(row + 1, column + 1), cell);
    }
  }
  return texts;
}

function fillTexts(xml: string, texts: ReadonlyMap<string, string>): string {
  return xml.replaceAll(PLACE, (cell, address: string, attributes: string) => {
    const text = texts.get(address);
    if (text === undefined) return cell;
    return `<c r="${address}"${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
  });
}
