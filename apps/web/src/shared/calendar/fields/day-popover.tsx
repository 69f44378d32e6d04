import { type RefObject, useMemo } from 'react';
import { Dialog } from 'react-aria-components';
import { useWeekStart } from '#shared/calendar/calendar-settings.ts';
import { useToday } from '#shared/calendar/use-today.ts';
import { PopoverFrame } from '#ui/popovers/popover-frame.tsx';
import type { DayPickerProps } from './day-picker-props.ts';
import { MiniMonth } from './mini-month.tsx';

type DayPopoverProps = DayPickerProps & { triggerRef: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** A month for selecting a day, with the user's first day of the week. */
export function DayPopover({ label, day, zone, triggerRef, onChange, onClose }: DayPopoverProps) {
  const today = useToday(zone);
  const weekStart = useWeekStart();
  const date = day ?? today;
  const shown = useMemo(() => [date, date] as const, [date]);
  return (
    <PopoverFrame triggerRef={triggerRef} className="w-232 max-sm:w-304" onClose={onClose}>
      <Dialog aria-label={label} className="p-8 outline-none">
        <MiniMonth
          date={date}
          shown={shown}
          weekStart={weekStart}
          zone={zone}
          hasFocus
          onDate={(chosen) => {
            onChange(chosen);
            onClose();
          }}
        />
      </Dialog>
    </PopoverFrame>
  );
}
