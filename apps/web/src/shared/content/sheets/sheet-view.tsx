import { countOf } from '@rotunda/api-client/count-of';
import { toAddress } from '@rotunda/document-formats/cell-address';
import { type ReactNode, type Ref, useCallback, useImperativeHandle, useRef, useState } from 'react';
import { copyPreparedText } from '#ui/text/copy-text.ts';
import { CellField } from './cell-field.tsx';
import { CellPanel } from './cell-panel.tsx';
import { parseReference } from './cell-reference.ts';
import { FindField } from './find-field.tsx';
import type { GridPlace } from './grid/grid-place.ts';
import { type GridSelection, toArea } from './grid/grid-selection.ts';
import { type GridHandle, SheetGrid } from './grid/sheet-grid.tsx';
import type { GridView } from './grid/use-grid-viewport.ts';
import type { CellPlace, SheetFacts, WorkbookFacts } from './model/sheet-facts.ts';
import { SheetTabs } from './sheet-tabs.tsx';
import { useCellText } from './use-cell-text.ts';
import { useSheetContent } from './use-sheet-content.ts';
import type { SheetClient } from './worker/sheet-client.ts';

/** The imperative handle of a shown spreadsheet: scrolls to a cell. */
export type SheetHandle = { revealCell: (place: CellPlace) => void };

type SheetViewProps = {
  client: SheetClient;
  facts: WorkbookFacts;
  /** The content at the end of the toolbar. */
  tools?: ReactNode;
  /** The shown sheet. */
  current: number;
  onSheet: (sheet: number) => void;
  onView?: (sheet: number, view: GridView) => void;
  onPlace?: (place: CellPlace) => void;
  hasKeys: boolean;
  ref?: Ref<SheetHandle>;
};

const FIRST: GridPlace = { row: 0, column: 0 };
const EMPTY: SheetFacts = {
  name: '',
  isHidden: false,
  rowCount: 0,
  columnCount: 0,
  widths: [],
  merged: [],
  notes: [],
};

/** Shows all cells of all sheets of a spreadsheet, the current cell with its full text, and tools for finding cells. */
export function SheetView(props: SheetViewProps) {
  const { client, facts, tools, current, onSheet, onView, onPlace, hasKeys, ref } = props;
  const sheet = facts.sheets[current] ?? EMPTY;
  const grid = useRef<GridHandle>(null);
  const [selections, setSelections] = useState<ReadonlyMap<number, GridSelection>>(new Map());
  const selection = selections.get(current) ?? { active: FIRST, corner: FIRST };
  const { active } = selection;
  const content = useSheetContent(client, current, sheet);
  const text = useCellText(client, current, content, active);
  const select = (next: GridSelection, on = current) => {
    setSelections((before) => new Map(before).set(on, next));
    onPlace?.({ sheet: facts.sheets[on]?.name ?? '', ...next.active });
  };
  const goTo = ({ sheet: name, row, column }: CellPlace): boolean => {
    const on = facts.sheets.findIndex((each) => each.name === name);
    const { rowCount = 0, columnCount = 0 } = facts.sheets[on] ?? {};
    if (row >= rowCount || column >= columnCount) return false;
    select({ active: { row, column }, corner: { row, column } }, on);
    if (on !== current) onSheet(on);
    // The other sheet must be rendered first.
    requestAnimationFrame(() => grid.current?.reveal({ row, column }));
    return true;
  };
  useImperativeHandle(ref, () => ({ revealCell: (place) => void goTo(place) }));
  const goToAddress = (written: string) => {
    const place = parseReference(written, sheet.name);
    if (!place) return 'Enter a cell, such as B12.';
    if (!goTo(place)) return `Last cell: ${toAddress(Math.max(1, sheet.rowCount), Math.max(1, sheet.columnCount))}`;
    grid.current?.focus();
    return undefined;
  };
  const find = async (wanted: string, direction: 'next' | 'previous') => {
    const found = await client.call('find', current, wanted, active, direction);
    if (!found) return 'No match';
    goTo({ sheet: sheet.name, ...found });
    return `Found in ${toAddress(found.row + 1, found.column + 1)}`;
  };
  const noteView = useCallback((view: GridView) => onView?.(current, view), [onView, current]);
  const address = toAddress(active.row + 1, active.column + 1);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-x-12 gap-y-6 border-line border-b bg-surface px-12 py-6">
        <CellField address={address} onGo={goToAddress} />
        <FindField onFind={find} hasKeys={hasKeys} />
        {tools}
      </div>
      <SheetGrid
        key={current}
        ref={grid}
        label={sheet.name}
        content={content}
        merged={sheet.merged}
        selection={selection}
        onSelect={(next) => select(next)}
        sheetNumber={current + 1}
        onAsk={({ sheet: number, row, column }) =>
          goTo({ sheet: facts.sheets[number - 1]?.name ?? '', row: row - 1, column: column - 1 })
        }
        onView={noteView}
        onCopy={() => copySelected(client, current, selection)}
      />
      <CellPanel address={address} text={text} note={findNote(sheet, active)} />
      {facts.sheets.length > 1 && (
        <SheetTabs
          sheets={facts.sheets.map(({ name, isHidden }) => ({ name, note: isHidden ? 'hidden' : undefined }))}
          current={current}
          onChange={onSheet}
        />
      )}
    </div>
  );
}

const MAX_COPIED = 1_000_000; // Cells. More would exhaust the page's memory.

function copySelected(client: SheetClient, sheet: number, selection: GridSelection): void {
  const area = toArea(selection);
  const [rows, columns] = [area.bottom - area.top + 1, area.right - area.left + 1];
  const bottom = Math.min(area.bottom, area.top + Math.floor(MAX_COPIED / columns) - 1);
  const copied = client.call('copy', sheet, { ...area, bottom });
  const count = (bottom - area.top + 1) * columns;
  void copyPreparedText(
    copied,
    `Copied ${countOf(count, 'cell')}${bottom < area.bottom ? ` of ${(rows * columns).toLocaleString('en')}` : ''}`,
  );
}

function findNote({ notes }: SheetFacts, { row, column }: GridPlace): string | undefined {
  return notes.find((note) => note.row === row && note.column === column)?.text;
}
