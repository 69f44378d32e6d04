import { readXml } from '@rotunda/document-formats/xml';
import { strFromU8 } from 'fflate';
import { readArchive } from '#core/read-archive.ts';
import type { Sheet } from '#core/workbook/cell.ts';
import { clipFarCells } from '#core/workbook/clip-far-cells.ts';
import { OdsSheetReader } from './ods-sheet-reader.ts';
import { readContent } from './open-document-content.ts';
import { readFrozenPanes } from './read-ods-settings.ts';

/** Reads the sheets of an OpenDocument spreadsheet: cell values and appearance. */
export async function readOds(bytes: Uint8Array): Promise<Sheet[]> {
  const reader = new OdsSheetReader();
  for (const piece of readXml(await readContent(bytes))) reader.take(piece);
  const settings = (await readArchive(bytes, (name) => name === 'settings.xml')).get('settings.xml');
  const frozen = readFrozenPanes(settings ? strFromU8(settings) : '');
  return reader.sheets.map((sheet) => {
    const split = frozen.get(sheet.name);
    return clipFarCells(split ? { ...sheet, layout: { ...sheet.layout, frozen: split } } : sheet);
  });
}
