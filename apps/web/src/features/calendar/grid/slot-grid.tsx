import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import { MINUTE_PX, SLOT_MINUTES } from '#features/calendar/view/grid-measure.ts';
import type { GridLayout } from './grid-layout.ts';
import { isSelectedSlot, type SlotPlace, type SlotRange, stepSlot } from './slot-steps.ts';
import { getSlots, type Slot } from './slot-texts.ts';

type SlotGridProps = {
  label: string;
  layout: GridLayout;
  /** The axis minute of the first keyboard position, which is visible. */
  firstMinute: number;
  /** The range that the pointer is drawing. */
  drawn: SlotRange | undefined;
  isReadOnly: boolean;
  onCreate: (start: Temporal.Instant, end: Temporal.Instant) => void;
  onOpen: (key: string) => void;
};

/**
 * The half hours of the days as a separate grid (WAI-ARIA grid pattern), behind the events. Arrow keys move between slots, and
 * with Shift extend the range. Enter creates an event or opens the existing one; `c` always creates one.
 */
export function SlotGrid({ label, layout, firstMinute, drawn, isReadOnly, onCreate, onOpen }: SlotGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const slots = useMemo(() => getSlots(layout), [layout]);
  const [range, setRange] = useState<SlotRange>(() => {
    const firstRow = Math.ceil(firstMinute / SLOT_MINUTES);
    const freeRow = slots[0]?.findIndex(({ keys }, index) => index >= firstRow && keys.length === 0) ?? -1;
    const row = freeRow === -1 ? firstRow : freeRow;
    return { day: 0, first: row, last: row };
  });
  const [isFocused, setIsFocused] = useState(false);
  const shape = { days: slots.length, rows: slots[0]?.length ?? 0 };
  const current = { day: Math.min(range.day, shape.days - 1), row: Math.min(range.last, shape.rows - 1) };
  const place = useCallback(({ day, row }: SlotPlace) => setRange({ day, first: row, last: row }), []);
  const walk = (next: SlotPlace, isLonger: boolean) => {
    grid.current?.querySelector<HTMLElement>(`[data-slot="${next.day}/${next.row}"]`)?.focus();
    if (isLonger && next.day === current.day) setRange({ ...range, last: next.row });
    else place(next);
  };
  const create = () => {
    const scale = layout.days[current.day]?.scale;
    const [from, to] = [Math.min(range.first, range.last), Math.max(range.first, range.last) + 1];
    if (scale && !isReadOnly) onCreate(scale.toInstant(from * SLOT_MINUTES), scale.toInstant(to * SLOT_MINUTES));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = stepSlot(current, event.key, shape);
    const key = range.first === range.last ? slots[current.day]?.[current.row]?.keys[0] : undefined;
    if (next) walk(next, event.shiftKey);
    else if (event.key === 'Enter' && key !== undefined) onOpen(key);
    else if (event.key === 'Enter' || event.key === 'c') create();
    else return;
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => {
    setIsFocused(true);
    // The focus may also move by mouse, or by a screen reader that navigates cells itself.
    const next = findPlace(target);
    if (next && (next.day !== current.day || next.row !== current.row)) place(next);
  };
  const shown = drawn ?? (isFocused ? range : undefined);
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells respond to clicks and arrow keys
      role="grid"
      aria-label={label}
      aria-readonly={isReadOnly}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => setIsFocused(false)}
      className="absolute top-0 left-(--gutter) table-fixed border-collapse"
      style={{
        width: 'calc(100% - var(--gutter))',
        height: shape.rows * SLOT_MINUTES * MINUTE_PX,
      }}
    >
      <tbody>
        {Array.from({ length: shape.rows }, (_, row) => (
          <tr key={row}>
            {slots.map((ofDay, day) => (
              <SlotCell
                key={day}
                slot={ofDay[row]}
                day={day}
                row={row}
                isTabStop={day === current.day && row === current.row}
                isSelected={isSelectedSlot(shown, { day, row })}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function findPlace(target: Element): SlotPlace | undefined {
  const [day, row] = (target instanceof HTMLElement ? (target.dataset.slot ?? '') : '').split('/');
  return row === undefined ? undefined : { day: Number(day), row: Number(row) };
}

type SlotCellProps = SlotPlace & { slot: Slot | undefined; isTabStop: boolean; isSelected: boolean };

const SlotCell = memo(function SlotCell({ slot, day, row, isTabStop, isSelected }: SlotCellProps) {
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid cell that arrow keys can reach
      role="gridcell"
      aria-label={slot?.name}
      aria-selected={isSelected}
      aria-disabled={slot?.isMissing}
      data-slot={`${day}/${row}`}
      tabIndex={isTabStop ? 0 : -1}
      className={clsx('p-0 focus-visible:-outline-offset-2', isSelected && 'bg-selected')}
    />
  );
});
