import { clsx } from 'clsx';
import { memo } from 'react';
import { CHANGE_FILLS } from './change-fills.ts';
import type { Change, GridRow } from './grid-row.ts';

const NUMBER = /^[-+−(]?\p{Sc}?\s?\d[\d.,'\s]*\)?\s?(?:%|\p{Sc}|[A-Z]{3})?$/u;
const MAX_DRAWN = 200; // Characters. No column is wide enough for more.

const CHANGE_SIGNS: Readonly<Record<Change, string>> = { added: '+', removed: '−', changed: '~' };

type SheetRowProps = {
  gridId: string;
  index: number;
  row: GridRow | undefined;
  firstColumn: number;
  endColumn: number;
  offsets: readonly number[];
  headPx: number;
  /** The column of the current cell, if it is in this row. */
  active: number | undefined;
  /** The first and last selected column in this row. */
  selectedFrom: number;
  selectedTo: number;
  columnChange: ((column: number) => Change | undefined) | undefined;
};

/** The visible cells of a row, after its number. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { gridId, index, row, firstColumn, endColumn, offsets, headPx, active, columnChange } = props;
  const columns = Array.from({ length: endColumn - firstColumn }, (_, place) => firstColumn + place);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and references the current cell
    <div role="row" aria-rowindex={index + 2} className="relative h-28">
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div
        role="rowheader"
        aria-colindex={1}
        style={{ width: headPx }}
        className={clsx(
          'absolute inset-y-0 left-0 z-10 select-none border-line border-r border-b px-6 text-right text-small leading-28 tabular-nums',
          row?.change === undefined ? 'bg-sunken text-ink-3' : `${CHANGE_FILLS[row.change]} text-ink`,
          active !== undefined && 'font-semibold text-ink',
        )}
      >
        {row?.change !== undefined && row.change !== 'changed' && <span aria-hidden>{CHANGE_SIGNS[row.change]} </span>}
        {row?.label ?? ''}
        {row?.change !== undefined && row.change !== 'changed' && <span className="sr-only"> {row.change}</span>}
      </div>
      <div className="absolute inset-y-0" style={{ left: headPx, transform: 'translateX(var(--grid-x))' }}>
        {columns.map((column) => (
          <SheetCell
            key={column}
            id={`${gridId}-${index}-${column}`}
            column={column}
            leftPx={offsets[column] ?? 0}
            widthPx={(offsets[column + 1] ?? 0) - (offsets[column] ?? 0)}
            text={row?.cells[column] ?? ''}
            before={row?.before?.get(column)}
            change={findCellChange(row, column, columnChange)}
            isActive={column === active}
            isSelected={column >= props.selectedFrom && column <= props.selectedTo}
          />
        ))}
      </div>
    </div>
  );
});

function findCellChange(
  row: GridRow | undefined,
  column: number,
  columnChange: ((column: number) => Change | undefined) | undefined,
): Change | undefined {
  if (row?.change === 'added' || row?.change === 'removed') return row.change;
  return row?.before?.has(column) ? 'changed' : columnChange?.(column);
}

type SheetCellProps = {
  id: string;
  column: number;
  leftPx: number;
  widthPx: number;
  text: string;
  before: string | undefined;
  change: Change | undefined;
  isActive: boolean;
  isSelected: boolean;
};

function SheetCell({ id, column, leftPx, widthPx, text, before, change, isActive, isSelected }: SheetCellProps) {
  const shown = getFirstLine(text);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and references the current cell
    <div
      id={id}
      role="gridcell"
      data-column={column}
      aria-colindex={column + 2}
      aria-selected={isActive || isSelected}
      style={{ left: leftPx, width: widthPx }}
      className={clsx(
        'sheet-cell absolute inset-y-0 overflow-hidden border-line border-r border-b px-8 leading-28 text-ellipsis whitespace-pre tabular-nums',
        NUMBER.test(shown) && 'text-right',
        getFill(change, isSelected),
        isActive && 'outline-2 outline-accent -outline-offset-2',
      )}
    >
      {before === undefined ? (
        shown
      ) : (
        <>
          <span className="sr-only">{`Before: ${getFirstLine(before)}, after: ${shown}`}</span>
          <span aria-hidden>
            <del className="text-ink-3">{getFirstLine(before)}</del> → <span data-later>{shown}</span>
          </span>
        </>
      )}
    </div>
  );
}

function getFill(change: Change | undefined, isSelected: boolean): string {
  if (isSelected) return 'bg-selected';
  return change === undefined ? 'bg-surface' : CHANGE_FILLS[change];
}

function getFirstLine(text: string): string {
  const at = text.search(/[\r\n]/);
  return (at < 0 ? text : `${text.slice(0, at)} ↵`).slice(0, MAX_DRAWN);
}
