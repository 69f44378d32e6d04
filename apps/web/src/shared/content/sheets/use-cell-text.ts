import { useEffect, useState } from 'react';
import type { GridPlace } from './grid/grid-place.ts';
import type { GridContent } from './grid/grid-row.ts';
import { MAX_CELL_CHARACTERS } from './model/max-cell-characters.ts';
import type { SheetClient } from './worker/sheet-client.ts';

/** Returns the full text of a cell. Rows contain only the beginning of long texts, so the rest is requested. */
export function useCellText(
  client: SheetClient,
  sheet: number,
  content: GridContent,
  { row, column }: GridPlace,
): string {
  const shown = content.rowAt(row)?.cells[column] ?? '';
  const isLong = shown.length >= MAX_CELL_CHARACTERS;
  const [whole, setWhole] = useState<{ key: string; text: string }>();
  const key = `${sheet} ${row} ${column}`;
  useEffect(() => {
    if (!isLong) return;
    client.call('cell', sheet, { row, column }).then(
      (text) => setWhole({ key, text }),
      () => setWhole({ key, text: shown }),
    );
  }, [client, isLong, key, sheet, row, column, shown]);
  return isLong && whole?.key === key ? whole.text : shown;
}
