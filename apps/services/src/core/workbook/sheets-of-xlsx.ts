import { readXml } from '@rotunda/document-formats/xml';
import { strFromU8 } from 'fflate';

/** The files of a workbook, by name. */
export type Parts = ReadonlyMap<string, Uint8Array>;

/** Returns the paths of the sheet files of a workbook, by sheet name. */
export function readSheetPaths(parts: Parts): Map<string, string> {
  const targets = new Map<string, string>();
  for (const { attributes } of getTags(parts, 'xl/_rels/workbook.xml.rels', 'Relationship')) {
    const target = attributes.get('Target') ?? '';
    targets.set(attributes.get('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  const sheets = getTags(parts, 'xl/workbook.xml', 'sheet');
  return new Map(
    sheets.map(({ attributes }) => [attributes.get('name') ?? '', targets.get(attributes.get('r:id') ?? '') ?? '']),
  );
}

function getTags(parts: Parts, path: string, wanted: string) {
  const pieces = [...readXml(strFromU8(parts.get(path) ?? new Uint8Array()))];
  return pieces.flatMap((piece) =>
    (piece.kind === 'open' || piece.kind === 'empty') && piece.name === wanted ? [piece] : [],
  );
}
