import { toAddress } from '@rotunda/document-formats/cell-address';
import { escapeXml } from '@rotunda/document-formats/xml';
import type { Cell, Sheet } from './cell.ts';

const PLACE = /<c r="([A-Z]+\d+)"([^>]*)><v>0<\/v><\/c>/gu;

/** Whether a cell is a text with a number format, which the workbook writer library rejects. */
export function isFormattedText(cell: Cell, format: string | undefined): cell is string {
  return typeof cell === 'string' && format !== undefined;
}

/** Fills the texts into a sheet's XML in which texts with number formats were written as zeros. */
export function fillTexts(xml: string, sheet: Sheet): string {
  const texts = listTexts(sheet);
  if (texts.size === 0) return xml;
  return xml.replaceAll(PLACE, (cell, address: string, attributes: string) => {
    const text = texts.get(address);
    if (text === undefined) return cell;
    return `<c r="${address}"${attributes} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
  });
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
