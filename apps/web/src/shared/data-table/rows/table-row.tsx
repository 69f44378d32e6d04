import { clsx } from 'clsx';
import { type MouseEvent, memo, type ReactNode } from 'react';
import type { Column } from '#shared/lists/column.ts';
import type { Preferences } from '#shared/preferences/preferences.ts';
import { GridCell } from './grid-cell.tsx';
import { useChangedCells } from './use-changed-cells.ts';
import type { RowHandlers } from './use-row-handlers.ts';

/** The width of the checkbox column and of the menu column, in pixels. */
export const BOX_WIDTH_PX = 36;

/** The width of the menu in a narrow list, in pixels. Its button overlaps the margin of the adjacent cell. */
export const NARROW_MENU_PX = 28;

type TableRowProps<Row> = {
  row: Row;
  id: string;
  index: number;
  /** Distance from the top of the list, in pixels. */
  offset: number;
  height: number;
  columns: readonly Column<Row>[];
  label: string;
  /** The announcement after the label, which distinguishes the row from others. */
  summary: string | undefined;
  /** A second line across the whole width. */
  detail: ReactNode;
  edge: string | undefined;
  isOpen: boolean;
  /** Whether this row is open while others are selected, and is therefore dimmed. */
  isOpenOutsideSelection: boolean;
  /** Undefined in tables without selectable rows. */
  isPicked: boolean | undefined;
  isTabStop: boolean;
  onFocus: (index: number) => void;
  /** The URL that the name links to. */
  href: string | undefined;
  /** The index of the name column. */
  namePlace: number;
  hasMenu: boolean;
  handlers: RowHandlers<Row>;
  /** Times depend on the preferences, so the row is re-rendered when they change. */
  preferences: Preferences;
};

/**
 * A row of a table, re-rendered only when its content changes: scrolling and selecting do not affect other rows. Nothing in it
 * affects the layout or paint of elements outside. Pinned cells get the background colour from a variable: if they inherited the
 * background itself, every move of the row would make the browser process all its cells.
 */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>(props: TableRowProps<Row>) {
  const { row, id, index, columns, label, detail, isOpen, isPicked, hasMenu, handlers } = props;
  const changes = useChangedCells(id, row, columns);
  const isMarked = isOpen || isPicked;
  const press = (event: MouseEvent) => {
    if (isOnControl(event)) return;
    if (isPicked !== undefined && (event.shiftKey || event.ctrlKey || event.metaKey))
      handlers.onPick(id, event.shiftKey);
    else handlers.onOpen(row);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of its rows
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isPicked ?? isOpen}
      aria-current={isOpen || undefined}
      aria-label={label}
      aria-description={props.summary}
      data-row-index={index}
      tabIndex={props.isTabStop ? 0 : -1}
      onFocus={() => props.onFocus(index)}
      onClick={press}
      onMouseDown={(event) => {
        // Prevents text selection, because Shift selects a range of rows.
        if (event.shiftKey && isPicked !== undefined) event.preventDefault();
      }}
      className={clsx(
        'group/row absolute inset-x-0 grid cursor-default contain-strict grid-cols-(--grid) bg-(--row) content-center items-center border-line border-b border-l-2 focus-visible:-outline-offset-2',
        isMarked ? 'border-l-accent' : '[--row:var(--surface)] hover:[--row:var(--hover)]',
        isMarked && (props.isOpenOutsideSelection ? '[--row:var(--hover)]' : '[--row:var(--selected)]'),
        isPicked === undefined && 'max-sm:pl-4',
        !isMarked && (props.edge ?? 'border-l-transparent'),
      )}
      style={{ height: props.height, transform: `translateY(${props.offset}px)` }}
    >
      {isPicked !== undefined && <PickCell id={id} label={label} isPicked={isPicked} onPick={handlers.onPick} />}
      {columns.map((column, place) => (
        <GridCell
          key={column.id}
          column={column}
          row={row}
          index={place}
          changes={changes[column.id] ?? 0}
          href={place === props.namePlace ? props.href : undefined}
          pinnedAtPx={place === 0 ? Number(isPicked !== undefined) * BOX_WIDTH_PX : undefined}
        />
      ))}
      {hasMenu && <MenuCell label={label} onMenu={(trigger) => handlers.onMenu(row, trigger)} />}
      {detail !== undefined && (
        <div
          role="gridcell"
          tabIndex={-1}
          className={clsx(
            // The second line is below the first, beside the menu that spans both.
            'col-span-full row-start-2 truncate text-ink-2 text-small',
            isPicked === undefined ? 'pl-8' : 'pl-44',
            hasMenu ? 'pr-36' : 'pr-12',
          )}
        >
          {detail}
        </div>
      )}
    </div>
  );
}

type PickCellProps = { id: string; label: string; isPicked: boolean; onPick: (id: string, isRange: boolean) => void };

function PickCell({ id, label, isPicked, onPick }: PickCellProps) {
  return (
    <div role="gridcell" tabIndex={-1} className="sticky left-0 z-1 bg-(--row)">
      {/* A native box: forty of them are drawn with every page of rows */}
      {/* For a finger as high as the line, and over the margin of the cell beside it. */}
      <label className="flex size-28 cursor-default items-center justify-center max-sm:relative max-sm:-my-8 max-sm:h-44 max-sm:w-44 max-sm:pr-8">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select ${label}`}
          checked={isPicked}
          onClick={(event) => onPick(id, event.shiftKey)}
          readOnly
          className="size-16"
        />
      </label>
    </div>
  );
}

function MenuCell({ label, onMenu }: { label: string; onMenu: (trigger: HTMLElement) => void }) {
  return (
    <div
      role="gridcell"
      tabIndex={-1}
      className="flex items-center justify-center max-sm:sticky max-sm:right-0 max-sm:z-1 max-sm:col-start-[-2] max-sm:row-span-2 max-sm:row-start-1 max-sm:-my-12 max-sm:h-44 max-sm:justify-end max-sm:bg-(--row)"
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Actions for ${label}`}
        aria-haspopup="menu"
        data-tooltip="Actions"
        data-key="."
        onClick={(event) => onMenu(event.currentTarget)}
        className="inline-flex size-24 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-hover hover:text-ink max-sm:size-44 sm:pointer-fine:opacity-0 sm:focus-visible:opacity-100 sm:group-hover/row:opacity-100 sm:group-focus-within/row:opacity-100"
      >
        {/* Three dots in one line: a shape for each dot would be drawn with every row */}
        <svg aria-hidden viewBox="0 0 16 16" className="size-16 fill-none stroke-current stroke-[2.5]">
          <path strokeLinecap="round" d="M8 3.5v.01M8 8v.01M8 12.5v.01" />
        </svg>
      </button>
    </div>
  );
}

/** Reports whether a press targets a control within the row. A press on the name without a modifier key targets the row. */
function isOnControl({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const control = target instanceof Element && target.closest('a, button, input, label');
  if (!control) return false;
  return !control.matches('[data-row-link]') || ctrlKey || metaKey || shiftKey || altKey;
}
