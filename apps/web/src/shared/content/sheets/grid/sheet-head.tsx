import { clsx } from 'clsx';
import { CHANGE_FILLS } from './change-fills.ts';
import type { GridContent } from './grid-row.ts';
import type { GridView } from './use-grid-viewport.ts';

type SheetHeadProps = {
  content: GridContent;
  view: GridView;
  offsets: readonly number[];
  headPx: number;
  /** The column of the current cell. */
  active: number;
};

/** The letters of the visible columns. */
export function SheetHead({ content, view, offsets, headPx, active }: SheetHeadProps) {
  const { firstColumn, endColumn } = view;
  const columns = Array.from({ length: endColumn - firstColumn }, (_, place) => firstColumn + place);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div role="row" aria-rowindex={1} className="relative z-20 h-28 bg-sunken">
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div
        role="columnheader"
        aria-colindex={1}
        style={{ width: headPx }}
        className="absolute inset-y-0 left-0 z-10 border-line border-r border-b bg-sunken"
      >
        <span className="sr-only">Row</span>
      </div>
      <div className="absolute inset-y-0" style={{ left: headPx, transform: 'translateX(var(--grid-x))' }}>
        {columns.map((column) => (
          <ColumnHead
            key={column}
            column={column}
            content={content}
            leftPx={offsets[column] ?? 0}
            widthPx={(offsets[column + 1] ?? 0) - (offsets[column] ?? 0)}
            isActive={column === active}
          />
        ))}
      </div>
    </div>
  );
}

type ColumnHeadProps = { column: number; content: GridContent; leftPx: number; widthPx: number; isActive: boolean };

function ColumnHead({ column, content, leftPx, widthPx, isActive }: ColumnHeadProps) {
  const change = content.columnChange?.(column);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    <div
      role="columnheader"
      aria-colindex={column + 2}
      style={{ left: leftPx, width: widthPx }}
      className={clsx(
        'absolute inset-y-0 select-none overflow-hidden border-line border-r border-b text-center text-small leading-28',
        change === undefined ? 'bg-sunken' : CHANGE_FILLS[change],
        isActive ? 'font-semibold text-ink' : 'text-ink-2',
      )}
    >
      {change === 'added' && <span aria-hidden>+ </span>}
      {change === 'removed' && <span aria-hidden>− </span>}
      {content.columnLabel(column)}
      {change !== undefined && <span className="sr-only"> {change}</span>}
    </div>
  );
}
