import { readXml } from '@rotunda/document-formats/xml';

type Frozen = { rows: number; columns: number };

/** Reads the frozen rows and columns from the settings of an OpenDocument file, by sheet name. */
export function readFrozenPanes(xml: string): ReadonlyMap<string, Frozen> {
  const frozen = new Map<string, Frozen>();
  let items = new Map<string, string>();
  let [sheet, item] = ['', ''];
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text') {
      if (item !== '') items.set(item, piece.text);
      continue;
    }
    const name = (piece.kind !== 'close' && piece.attributes.get('config:name')) || '';
    if (piece.name === 'config:config-item') item = piece.kind === 'open' ? name : '';
    if (piece.name !== 'config:config-item-map-entry') continue;
    if (piece.kind === 'open') [sheet, items] = [name, new Map()];
    const rows = items.get('VerticalSplitMode') === '2' ? toCount(items.get('VerticalSplitPosition')) : 0;
    const columns = items.get('HorizontalSplitMode') === '2' ? toCount(items.get('HorizontalSplitPosition')) : 0;
    if (piece.kind === 'close' && rows + columns > 0) frozen.set(sheet, { rows, columns });
  }
  return frozen;
}

function toCount(text: string | undefined): number {
  return Math.max(0, Math.trunc(Number(text ?? 0)) || 0);
}
