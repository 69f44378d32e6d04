import { type FormEvent, type RefObject, useState } from 'react';
import { Dialog } from 'react-aria-components';
import { formatDateTime, getZoneLabel } from '#shared/format/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PressButton } from '#ui/buttons/press-button.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';
import { readRecentTimeRanges, storeRecentTimeRange } from './recent-time-ranges.ts';
import {
  describeTimeRange,
  formatTimeRange,
  parseTimeRange,
  resolveTime,
  shiftTimeRange,
  type TimeRange,
  timeRangePresets,
  toAbsoluteTimeRange,
} from './time-range.ts';
import type { TimeRangeButtonProps } from './time-range-button-props.ts';

type TimeRangePopoverProps = TimeRangeButtonProps & {
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** Time ranges to select, type, shift and fix. */
export function TimeRangePopover({ range, onChange, triggerRef, onClose, ...labels }: TimeRangePopoverProps) {
  const [recent] = useState(readRecentTimeRanges);
  const choose = (next: TimeRange) => {
    onChange(next);
    onClose();
  };
  const chooseOwn = (next: TimeRange) => {
    storeRecentTimeRange(next);
    choose(next);
  };
  return (
    <PopoverFrame triggerRef={triggerRef} className="w-320 max-w-[calc(100vw-16px)]" onClose={onClose}>
      <Dialog aria-label="Time" className="flex max-h-[70vh] flex-col gap-8 overflow-auto p-8 outline-none">
        <RangeList label="Presets" ranges={timeRangePresets} current={range} onChoose={choose} />
        {recent.length > 0 && <RangeList label="Recent" ranges={recent} current={range} onChoose={choose} />}
        <TypedRange key={formatTimeRange(range)} range={range} onChoose={chooseOwn} />
        <RangeMoves range={range} onChange={onChange} />
        <Ends range={range} {...labels} />
      </Dialog>
    </PopoverFrame>
  );
}

type RangeListProps = {
  label: string;
  ranges: readonly TimeRange[];
  current: TimeRange;
  onChoose: (range: TimeRange) => void;
};

function RangeList({ label, ranges, current, onChoose }: RangeListProps) {
  return (
    <section>
      <h2 className="px-8 py-4 font-semibold text-ink-3 text-micro">{label}</h2>
      <ul aria-label={label}>
        {ranges.map((range) => {
          const text = formatTimeRange(range);
          const isCurrent = text === formatTimeRange(current);
          return (
            <li key={text}>
              <PressButton
                aria-current={isCurrent || undefined}
                onPress={() => onChoose(range)}
                className={`flex h-item w-full cursor-default items-center justify-between gap-12 rounded-control px-8 hover:bg-hover ${isCurrent ? 'bg-selected font-medium' : ''}`}
              >
                {describeTimeRange(range, formatDateTime)}
              </PressButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function TypedRange({ range, onChoose }: { range: TimeRange; onChoose: (range: TimeRange) => void }) {
  const [text, setText] = useState(formatTimeRange(range));
  const [isTried, setIsTried] = useState(false);
  const typed = parseTimeRange(text, Date.now());
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (typed) onChoose(typed);
    else setIsTried(true);
  };
  return (
    <form onSubmit={apply} className="flex items-start gap-8 px-8">
      <div className="flex-1">
        <TextField
          label="From and to"
          placeholder="-36h..now"
          value={text}
          onChange={setText}
          errorMessage={isTried && !typed ? 'Enter two times separated by “..”, earliest first.' : undefined}
        />
      </div>
      <FieldAction>
        <Button type="submit">Apply</Button>
      </FieldAction>
    </form>
  );
}

/** Buttons for the adjacent ranges, and for fixing the current range. */
function RangeMoves({ range, onChange }: Pick<TimeRangePopoverProps, 'range' | 'onChange'>) {
  const nowMs = Date.now();
  const [earlier, later] = [shiftTimeRange(range, -1, nowMs), shiftTimeRange(range, 1, nowMs)];
  const locked = toAbsoluteTimeRange(range, nowMs);
  const isLocked = locked.from === range.from && locked.to === range.to;
  return (
    <div className="flex flex-wrap gap-8 px-8">
      <Button disabledReason={!earlier ? 'No earlier period' : undefined} onPress={() => earlier && onChange(earlier)}>
        Earlier
      </Button>
      <Button disabledReason={!later ? 'No later period' : undefined} onPress={() => later && onChange(later)}>
        Later
      </Button>
      <Button
        disabledReason={isLocked || range.from === undefined ? 'These times are already absolute.' : undefined}
        onPress={() => onChange(locked)}
      >
        Use absolute times
      </Button>
    </div>
  );
}

function Ends({ range, fromLabel, toLabel }: { range: TimeRange; fromLabel: string; toLabel: string }) {
  const nowMs = Date.now();
  const words = (end: string | undefined) => {
    const time = resolveTime(end, nowMs);
    return time === undefined ? 'any time' : `${formatDateTime(Date.parse(time))} ${getZoneLabel(Date.parse(time))}`;
  };
  return (
    <p className="border-line border-t px-8 pt-8 text-ink-2 text-small">
      {fromLabel} {words(range.from)}
      <br />
      {toLabel} {words(range.to)}
    </p>
  );
}
