import { ArrowDown, ArrowUp } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import type { Column } from '#shared/lists/column.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';
import { COLUMN_WIDTH_PX, type ColumnChoice, moveChoice, resizeChoice } from './column-layout.ts';

type ColumnPopoverProps = {
  columns: readonly Pick<Column<never>, 'id' | 'header'>[];
  choices: readonly ColumnChoice[];
  triggerRef: RefObject<HTMLButtonElement | null>;
  onChoose: (choices: readonly ColumnChoice[] | undefined) => void;
  onClose: () => void;
};

/** Selects the columns of a table, their order and their widths. */
export function ColumnPopover({ columns, choices, triggerRef, onChoose, onClose }: ColumnPopoverProps) {
  const header = (id: string) => columns.find((column) => column.id === id)?.header ?? id;
  const hidden = columns.filter(({ id }) => !choices.some((choice) => choice.id === id));
  return (
    <PopoverFrame triggerRef={triggerRef} className="w-360 max-w-[calc(100vw-16px)]" onClose={onClose}>
      <Dialog aria-label="Columns" className="flex max-h-[70vh] flex-col gap-8 overflow-auto p-12 outline-none">
        <p aria-hidden className="-mb-8 flex text-ink-3 text-small">
          <span className="flex-1">Column</span>
          <span className="mr-56 w-64">Width</span>
        </p>
        <ol aria-label="Shown columns" className="flex flex-col">
          {choices.map((choice, index) => (
            <ShownColumn
              key={choice.id}
              header={header(choice.id)}
              choice={choice}
              isFirst={index === 0}
              isLast={index === choices.length - 1}
              onHide={() => onChoose(choices.filter(({ id }) => id !== choice.id))}
              onMove={(step) => onChoose(moveChoice(choices, choice.id, step))}
              onResize={(widthPx) => onChoose(resizeChoice(choices, choice.id, widthPx))}
            />
          ))}
        </ol>
        {hidden.length > 0 && (
          <ul aria-label="Hidden columns" className="flex flex-col border-line border-t pt-8">
            {hidden.map(({ id, header: name }) => (
              <li key={id} className="flex h-28 items-center">
                <Checkbox isSelected={false} onChange={() => onChoose([...choices, { id }])}>
                  {name}
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        <p className="text-ink-3 text-small">
          The first column is always shown. Alt+↑/↓ moves a column, Alt+←/→ changes its width.
        </p>
        <div>
          <Button onPress={() => onChoose(undefined)}>Reset columns</Button>
        </div>
      </Dialog>
    </PopoverFrame>
  );
}

type ShownColumnProps = {
  header: string;
  choice: ColumnChoice;
  isFirst: boolean;
  isLast: boolean;
  onHide: () => void;
  onMove: (step: -1 | 1) => void;
  onResize: (widthPx: number) => void;
};

const WIDTH_STEP_PX = 20;
const DEFAULT_WIDTH_PX = 160;

function ShownColumn({ header, choice, isFirst, isLast, onHide, onMove, onResize }: ShownColumnProps) {
  const widthPx = choice.widthPx ?? DEFAULT_WIDTH_PX;
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowUp: () => onMove(-1),
      ArrowDown: () => onMove(1),
      ArrowLeft: () => onResize(widthPx - WIDTH_STEP_PX),
      ArrowRight: () => onResize(widthPx + WIDTH_STEP_PX),
    };
    const action = event.altKey && actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <li onKeyDownCapture={onKeyDown} className="flex h-32 items-center gap-4">
      <span className="min-w-0 flex-1 truncate">
        <Checkbox
          isSelected
          onChange={onHide}
          disabledReason={isFirst && isLast ? 'A table needs at least one column.' : undefined}
        >
          {header}
        </Checkbox>
      </span>
      <label className="flex items-center gap-4 text-ink-3 text-small">
        <span className="sr-only">Width of {header} in pixels</span>
        <input
          type="number"
          min={COLUMN_WIDTH_PX.min}
          max={COLUMN_WIDTH_PX.max}
          step={WIDTH_STEP_PX}
          placeholder="auto"
          defaultValue={choice.widthPx}
          key={choice.widthPx}
          onBlur={(event) => {
            const typed = event.target.valueAsNumber;
            if (!Number.isNaN(typed) && typed !== choice.widthPx) onResize(typed);
          }}
          className="h-24 w-64 rounded-control border border-line-strong bg-surface px-6 text-right text-ink"
        />
      </label>
      <IconButton
        icon={ArrowUp}
        label={`Move ${header} up`}
        disabledReason={isFirst ? 'Already first' : undefined}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move ${header} down`}
        disabledReason={isLast ? 'Already last' : undefined}
        onPress={() => onMove(1)}
      />
    </li>
  );
}
