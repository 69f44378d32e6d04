import { useEffect, useState } from 'react';
import type { GridPlace } from '#shared/content/sheets/grid/grid-place.ts';
import type { GridContent } from '#shared/content/sheets/grid/grid-row.ts';
import { MAX_CELL_CHARACTERS } from '#shared/content/sheets/model/max-cell-characters.ts';
import type { SheetClient } from '#shared/content/sheets/worker/sheet-client.ts';

type PairedText = { text: string; before: string | undefined };

/** Returns both texts of a compared cell in full. Rows contain only the beginning of long texts, so the rest is requested. */
export function usePairedRow(
  client: SheetClient,
  sheet: number,
  content: GridContent,
  { row, column }: GridPlace,
): PairedText {
  const shown = content.rowAt(row);
  const text = shown?.cells[column] ?? '';
  const before = shown?.before?.get(column);
  const isLong = Math.max(text.length, before?.length ?? 0) >= MAX_CELL_CHARACTERS;
  const key = `${sheet} ${row} ${column}`;
  const [whole, setWhole] = useState<PairedText & { key: string }>();
  useEffect(() => {
    if (!isLong) return;
    void client.call('readPairedRow', sheet, row).then((read) => {
      const earlier = read?.changed.find(([changed]) => changed === column)?.[1];
      setWhole({ key, text: read?.cells[column] ?? '', before: earlier });
    });
  }, [client, isLong, key, sheet, row, column]);
  return isLong && whole?.key === key ? whole : { text, before };
}
