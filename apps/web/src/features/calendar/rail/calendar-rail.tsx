import { type ReactNode, useRef } from 'react';
import { Zones, type ZonesProps } from '#features/calendar/grid/zones.tsx';
import { getEnds, type Period } from '#features/calendar/view/period.ts';
import { MiniMonth } from '#shared/calendar/fields/mini-month.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { moveId, moveIdTo, saveCalendarOrder } from './calendar-order.ts';
import { CalendarRow } from './calendar-row.tsx';
import type { CalendarChoice } from './use-calendars.ts';
import { useRailFocus } from './use-rail-focus.ts';
import { useSaveSelection } from './use-save-selection.ts';

const MAX_MARKED_DAYS = 14; // A month or a year would mark every visible day.

type CalendarRailProps = {
  calendars: readonly CalendarChoice[];
  period: Period;
  zones: ZonesProps;
  /** Whether the URL, and not the service, determines the shown calendars. */
  isOwnChoice: boolean;
  onChoose: (ids: string[]) => void;
  /** Resets the shown calendars to the service's selection. */
  onForget: () => void;
  onDate: (date: string) => void;
  /** The content below the calendars. */
  children: ReactNode;
};

/** The sidebar of the calendar: a month for selecting a day, and the calendars to show, order, colour and hide. */
export function CalendarRail(props: CalendarRailProps) {
  const { calendars, period, zones, onChoose, onDate, children } = props;
  const toggle = (id: string, isSelected: boolean) =>
    onChoose(calendars.filter((each) => (each.id === id ? isSelected : each.isSelected)).map((each) => each.id));
  const groups = [
    { label: 'Your calendars', members: calendars.filter(({ isOwn }) => isOwn) },
    { label: 'Other calendars', members: calendars.filter(({ isOwn }) => !isOwn) },
  ];
  const list = useRef<HTMLDivElement>(null);
  const { stopProps, ...focus } = useRailFocus(
    groups.flatMap(({ members }) => members.map(({ id }) => id)),
    list,
  );
  const retain = (members: readonly CalendarChoice[], reorder: (ids: readonly string[]) => readonly string[]) =>
    saveCalendarOrder(
      groups.flatMap((group) => {
        const ids = group.members.map(({ id }) => id);
        return group.members === members ? reorder(ids) : ids;
      }),
    );
  return (
    <aside
      aria-label="Calendars"
      className="flex shrink-0 flex-col gap-16 overflow-y-auto border-line p-12 max-md:max-h-[45vh] max-md:border-b md:w-216 md:border-r"
    >
      <div className="max-md:hidden">
        <MiniMonth
          date={period.date}
          shown={period.days.length > MAX_MARKED_DAYS ? [period.date, period.date] : getEnds(period)}
          weekStart={period.weekStart}
          zone={zones.zone}
          onDate={onDate}
        />
      </div>
      <div className="md:hidden">
        <Zones {...zones} />
      </div>
      <div ref={list} {...focus} className="flex flex-col gap-16 empty:hidden">
        {groups.map(
          ({ label, members }) =>
            members.length > 0 && (
              <section key={label} aria-label={label}>
                <h2 className="mb-4 font-semibold text-ink-3 text-micro">{label}</h2>
                {members.map((calendar, index) => (
                  <CalendarRow
                    key={calendar.id}
                    calendar={calendar}
                    onChange={(isSelected) => toggle(calendar.id, isSelected)}
                    onOnly={() => onChoose([calendar.id])}
                    onUp={index > 0 ? () => retain(members, (ids) => moveId(ids, calendar.id, -1)) : undefined}
                    onDown={
                      index < members.length - 1
                        ? () => retain(members, (ids) => moveId(ids, calendar.id, 1))
                        : undefined
                    }
                    stopProps={stopProps}
                    onTake={(id) => retain(members, (ids) => moveIdTo(ids, id, calendar.id))}
                  />
                ))}
              </section>
            ),
        )}
      </div>
      <SaveSelection {...props} />
      {children}
    </aside>
  );
}

/** Saves the current selection as the default. */
function SaveSelection({ calendars, isOwnChoice, onForget }: CalendarRailProps) {
  const { retain, disabledReason, isSaving } = useSaveSelection(calendars, onForget);
  if (!isOwnChoice) return null;
  return (
    <div className="flex flex-col items-start gap-4">
      <Button data-op="calendar.calendarList.patch" disabledReason={disabledReason} isBusy={isSaving} onPress={retain}>
        Save selection
      </Button>
      <Button kind="quiet" onPress={onForget}>
        Reset selection
      </Button>
    </div>
  );
}
