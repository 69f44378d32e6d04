import { useEffect, useEffectEvent } from 'react';
import type { ComparedSheet } from '#shared/content/sheets/comparing/comparison-facts.ts';
import type { GridPlace } from '#shared/content/sheets/grid/grid-place.ts';
import type { NumberedCell } from '#shared/content/sheets/model/shown-sheet.ts';
import type { SheetClient } from '#shared/content/sheets/worker/sheet-client.ts';

type RevealOptions = {
  client: SheetClient;
  sheets: readonly ComparedSheet[];
  current: number;
  /** A cell of the later revision. */
  asked: NumberedCell | undefined;
};

/** Scrolls to a cell of the later revision in a comparison, once its sheet is the current one. */
export function useRevealRequestedCell(
  { client, sheets, current, asked }: RevealOptions,
  reveal: (place: GridPlace) => void,
): void {
  const show = useEffectEvent(async (cell: NumberedCell) => {
    const column = sheets[current]?.columns.findIndex(({ after }) => after === cell.column - 1) ?? -1;
    const row = await client.call('findRowPlace', current, cell.row - 1);
    if (row !== undefined && column >= 0) reveal({ row, column });
  });
  useEffect(() => {
    if (asked?.sheet === current + 1) void show(asked);
  }, [asked, current]);
}
