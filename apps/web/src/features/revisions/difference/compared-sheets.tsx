import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { ChangeList } from '#features/revisions/change-list/change-list.tsx';
import { describeChange } from '#features/revisions/change-list/change-sentence.ts';
import { CellPanel } from '#shared/content/sheets/cell-panel.tsx';
import type { ComparedSheet, SheetChange } from '#shared/content/sheets/comparing/comparison-facts.ts';
import type { GridPlace } from '#shared/content/sheets/grid/grid-place.ts';
import { type GridSelection, toArea } from '#shared/content/sheets/grid/grid-selection.ts';
import { type GridHandle, SheetGrid } from '#shared/content/sheets/grid/sheet-grid.tsx';
import type { NumberedCell } from '#shared/content/sheets/model/shown-sheet.ts';
import { SheetTabs } from '#shared/content/sheets/sheet-tabs.tsx';
import type { SheetClient } from '#shared/content/sheets/worker/sheet-client.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { copyPreparedText } from '#ui/text/copy-text.ts';
import { useComparedContent } from './use-compared-content.ts';
import { usePairedRow } from './use-paired-row.ts';
import { useRevealRequestedCell } from './use-reveal-requested-cell.ts';

type ComparedSheetsProps = {
  client: SheetClient;
  sheets: readonly ComparedSheet[];
  /** The content at the start of the toolbar. */
  tools: ReactNode;
};

const FIRST = { row: 0, column: 0 };

/** Shows two revisions of a spreadsheet merged, with differences marked and listed. */
export function ComparedSheets({ client, sheets, tools }: ComparedSheetsProps) {
  const [current, setCurrent] = useState(() =>
    Math.max(
      0,
      sheets.findIndex((sheet) => sheet.changeCount > 0),
    ),
  );
  const [asked, setAsked] = useState<NumberedCell>();
  return (
    <>
      <ComparedCells
        key={current}
        client={client}
        sheets={sheets}
        current={current}
        tools={tools}
        asked={asked}
        onAsk={(cell) => {
          setAsked(cell);
          setCurrent(cell.sheet - 1);
        }}
      />
      {sheets.length > 1 && (
        <SheetTabs
          sheets={sheets.map(({ name, note, changeCount }) => ({
            name,
            note: note ?? (changeCount > 0 ? changeCount.toLocaleString('en') : undefined),
          }))}
          current={current}
          onChange={setCurrent}
        />
      )}
    </>
  );
}

type ComparedCellsProps = ComparedSheetsProps & {
  current: number;
  /** A cell of the later revision to scroll to. */
  asked: NumberedCell | undefined;
  onAsk: (cell: NumberedCell) => void;
};

function ComparedCells({ client, sheets, current, tools, asked, onAsk }: ComparedCellsProps) {
  const sheet = sheets[current];
  const grid = useRef<GridHandle>(null);
  const [selection, setSelection] = useState<GridSelection>({ active: FIRST, corner: FIRST });
  /** The index of the last visited change. -1 before the first one. */
  const [place, setPlace] = useState(-1);
  const content = useComparedContent(client, current, sheet);
  const { active } = selection;
  const cell = usePairedRow(client, current, content, active);
  const changeCount = sheet?.changeCount ?? 0;
  const reveal = ({ row, column }: GridPlace) => {
    setSelection({ active: { row, column }, corner: { row, column } });
    grid.current?.reveal({ row, column });
  };
  const show = (change: SheetChange, at: number) => {
    setPlace(at);
    reveal(change);
  };
  useRevealRequestedCell({ client, sheets, current, asked }, reveal);
  const goTo = async (at: number) => {
    const [change] = await client.call('changes', current, at, 1);
    if (change) show(change, at);
  };
  const nextReason = place + 1 < changeCount ? undefined : 'This is the last change.';
  const previousReason = place > 0 ? undefined : 'This is the first change.';
  useShortcut('j', () => void goTo(place + 1), { disabledReason: nextReason });
  useShortcut('k', () => void goTo(place - 1), { disabledReason: previousReason });
  const address = `${content.columnLabel(active.column)}${content.rowAt(active.row)?.label ?? ''}`;
  return (
    <>
      <div className="flex min-h-36 shrink-0 flex-wrap items-center gap-x-12 gap-y-4 border-line border-b bg-surface px-16 py-4">
        {tools}
        <span role="status" className="text-ink-2 text-small">
          {sheet && describeChange(sheet.counts)}
        </span>
        <span className="ml-auto flex items-center gap-4">
          <span className="text-ink-2 text-small tabular-nums">
            {place >= 0 && `Change ${(place + 1).toLocaleString('en')} of ${changeCount.toLocaleString('en')}`}
          </span>
          <IconButton
            icon={ChevronUp}
            label="Previous change"
            hotkey="k"
            disabledReason={previousReason}
            onPress={() => void goTo(place - 1)}
          />
          <IconButton
            icon={ChevronDown}
            label="Next change"
            hotkey="j"
            disabledReason={nextReason}
            onPress={() => void goTo(place + 1)}
          />
        </span>
      </div>
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <SheetGrid
            ref={grid}
            label={sheet?.name ?? ''}
            content={content}
            selection={selection}
            onSelect={setSelection}
            sheetNumber={sheet?.note === 'removed' ? 0 : current + 1}
            onAsk={onAsk}
            onCopy={() => copyPairs(client, current, selection)}
          />
          <CellPanel address={address} text={cell.text} before={cell.before} />
        </div>
        {changeCount > 0 && (
          <ChangeList
            client={client}
            sheet={current}
            count={changeCount}
            columnLabel={content.columnLabel}
            place={place}
            onGo={show}
          />
        )}
      </div>
    </>
  );
}

/** Copies the later texts of the selection, separated by tabs. */
function copyPairs(client: SheetClient, sheet: number, selection: GridSelection): void {
  const { top, left, bottom, right } = toArea(selection);
  const text = client
    .call('readPairedRows', sheet, top, bottom - top + 1)
    .then((rows) => rows.map(({ cells }) => cells.slice(left, right + 1).join('\t')).join('\n'));
  void copyPreparedText(text, 'Copied the selected cells');
}
