import { Link, useNavigate } from '@tanstack/react-router';
import { CalendarDays, ChevronLeft, ChevronRight, RefreshCw } from 'lucide-react';
import { getNextHour } from '#shared/calendar/next-hour.ts';
import { pressKeyOnScreen } from '#shared/shortcuts/deferred-key.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import type { GridEditing } from './grid/use-grid-editing.tsx';
import { Zones, type ZonesProps } from './grid/zones.tsx';
import { useCalendarKeys } from './move/use-calendar-keys.ts';
import { getEnds, type Period, shiftPeriod } from './view/period.ts';
import { getPeriodLabel } from './view/period-label.ts';
import { type View, views } from './view/search.ts';

type CalendarToolbarProps = {
  period: Period;
  zones: ZonesProps;
  onShow: (view: View, date: string) => void;
  onRefresh: () => void;
  editing: GridEditing;
  onQuickAdd: () => void;
  isRailOpen: boolean;
  onRail: () => void;
};

function createEventRefusal({ isReadOnly, isUnknown, unknownReason }: GridEditing): string | undefined {
  if (unknownReason !== undefined) return unknownReason;
  if (isUnknown) return 'Your calendars are still loading.';
  return isReadOnly ? 'You cannot add events to any of your calendars.' : undefined;
}

/** The toolbar of the calendar: the shown days, the navigation, the view and the zone. */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const { period, zones, onShow, onRefresh, editing, onQuickAdd, isRailOpen, onRail } = props;
  const { view, date } = period;
  const { zone } = zones;
  const navigate = useNavigate();
  const getToday = () => Temporal.Now.plainDateISO(zone).toString();
  const go = (direction: 1 | -1) => onShow(view, shiftPeriod(period, direction).date.toString());
  const create = () => editing.onCreate(getNextHour(date, zone));
  useCalendarKeys({
    view,
    onStep: go,
    onView: (next) => onShow(next, date.toString()),
    onToday: () => onShow(view, getToday()),
    onRefresh,
    createRefusal: createEventRefusal(editing),
    onCreate: create,
    onQuickAdd,
    onFind: () => void navigate({ to: '/events' }).then(() => pressKeyOnScreen('/events', '/')),
  });
  return (
    <div className="@container shrink-0 md:border-line md:border-b">
      <PageHead
        title={getPeriodLabel(period)}
        detail={
          <>
            <WeekNumber period={period} />
            {(!editing.isReadOnly || editing.isUnknown || editing.unknownReason !== undefined) && (
              // At the end of the line, or of the first one where there is room for two.
              <span className="order-last flex items-center gap-8 @max-[1140px]:order-none @max-[1140px]:ml-auto">
                <Button
                  data-op="calendar.events.quickAdd"
                  isBusy={editing.isUnknown}
                  disabledReason={editing.unknownReason}
                  onPress={onQuickAdd}
                >
                  Quick add
                </Button>
                <Button
                  kind="primary"
                  data-op="calendar.events.insert"
                  isBusy={editing.isUnknown}
                  disabledReason={editing.unknownReason}
                  onPress={create}
                >
                  <span>
                    New<span className="max-sm:sr-only"> event</span>
                  </span>
                </Button>
              </span>
            )}
          </>
        }
        actions={
          // Always two lines at widths where the longest dates need them, so that navigation does not shift the content below.
          <div className="flex flex-wrap items-center gap-8 sm:justify-end sm:@max-[1140px]:w-[100cqw]">
            <span className="md:hidden">
              <IconButton
                icon={CalendarDays}
                label="Choose calendars"
                isActive={isRailOpen}
                aria-expanded={isRailOpen}
                onPress={onRail}
              />
            </span>
            <span className="flex items-center gap-2">
              <IconButton icon={ChevronLeft} label={`Previous ${UNITS[view]}`} onPress={() => go(-1)} />
              <Button onPress={() => onShow(view, getToday())}>Today</Button>
              <IconButton icon={ChevronRight} label={`Next ${UNITS[view]}`} onPress={() => go(1)} />
            </span>
            <IconButton icon={RefreshCw} label="Refresh" data-op="calendar.events.list" onPress={onRefresh} />
            <ViewLinks date={date} />
            <span className="max-md:hidden">
              <Zones {...zones} />
            </span>
          </div>
        }
      />
    </div>
  );
}

const UNITS: Readonly<Record<View, string>> = {
  day: 'day',
  '3days': 'days',
  week: 'week',
  month: 'month',
  agenda: 'days',
  year: 'year',
};

function WeekNumber({ period }: { period: Period }) {
  if (period.view === 'month' || period.view === 'year') return null;
  const weeks = new Set(getEnds(period).map(({ weekOfYear }) => weekOfYear));
  // On phones, this leaves room for the buttons beside the title.
  return <span className="text-ink-3 max-sm:hidden">Week {[...weeks].join('–')}</span>;
}

function ViewLinks({ date }: { date: Temporal.PlainDate }) {
  return (
    <nav aria-label="View" className="flex print:hidden rounded-control border border-line-strong bg-surface">
      {views.map(({ value, label }) => (
        <Link
          key={value}
          to="/calendar/$view/$date"
          params={{ view: value, date: date.toString() }}
          search={true}
          className="inline-flex h-26 max-sm:h-38 items-center rounded-control px-8 max-[380px]:px-4 text-ink-2 whitespace-nowrap hover:bg-hover hover:text-ink aria-[current=page]:bg-selected aria-[current=page]:font-medium aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
