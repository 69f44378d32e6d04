import { CalendarOff } from 'lucide-react';
import { memo } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Part } from '#ui/loading/part.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { TimeGrid, type TimeGridProps } from './grid/time-grid.tsx';
import type { GridEditing } from './grid/use-grid-editing.tsx';
import type { Period } from './view/period.ts';
import type { View } from './view/search.ts';

// Lazy-loaded once content is visible, before the user can request another view.
const MonthGrid = lazyComponent(() => import('./grid/month-grid.tsx'), 'MonthGrid');
const Agenda = lazyComponent(() => import('./agenda.tsx'), 'Agenda');
// Lazy-loaded because the year view is rarely used.
const YearGrid = lazyComponent(() => import('./grid/year-grid.tsx'), 'YearGrid');

/** Preloads the frequently used views. */
export function preloadViews(): void {
  void MonthGrid.preload();
  void Agenda.preload();
}

/** The views whose code is loaded on demand. */
export const LAZY_VIEWS: Partial<Record<View, { preload(): Promise<void>; isLoaded(): boolean }>> = {
  month: MonthGrid,
  agenda: Agenda,
  year: YearGrid,
};

type ContentProps = {
  period: Period;
  zone: string;
  also: readonly string[];
  onShow: (view: View, date: string) => void;
  occurrences: readonly Occurrence[];
  openKey: string | undefined;
  onOpen: (key: string) => void;
  editing: GridEditing;
  /** Whether content was already shown. Loading content does not replace it. */
  hasContent: boolean;
  /** Whether another period was requested. The current days stay until the new ones are rendered. */
  isBehind: boolean;
  isPending: boolean;
  isFetching: boolean;
  listError: Error | null;
  onRetry: () => void;
  hasChosen: boolean;
  hasFailed: boolean;
  /** Resets the shown calendars to the service's selection. `isReset` means that they already match. */
  onReset: () => void;
  isReset: boolean;
  isFiltered: boolean;
};

/** Shows the events of a period, or why there are none. */
export const CalendarContent = memo(ShownPeriod, (_, { isBehind }) => isBehind);

function ShownPeriod({ isBehind: _, ...props }: ContentProps) {
  const { hasContent, isPending, isFetching, listError, onRetry, hasChosen, hasFailed, onReset, isReset, ...rest } =
    props;
  const { isFiltered: isNarrowed, ...view } = rest;
  if (listError) return <ErrorView error={listError} title="The calendars could not be loaded" onRetry={onRetry} />;
  if (!hasContent) return <CalendarSkeleton view={view.period.view} />;
  if (!hasChosen) {
    return (
      <EmptyState
        icon={CalendarOff}
        title="No calendars selected"
        action={isReset ? undefined : <Button onPress={onReset}>Show default calendars</Button>}
      >
        Select at least one calendar to see its events.
      </EmptyState>
    );
  }
  if (view.period.view === 'agenda') {
    return (
      <Part fallback={<CalendarSkeleton view="agenda" />}>
        {isPending ? <CalendarSkeleton view="agenda" /> : <Agenda {...view} hasFailed={hasFailed} />}
      </Part>
    );
  }
  return (
    <>
      <PeriodView {...view} />
      {/* Below, so that the hours stay in their place when it comes and goes from day to day */}
      {view.occurrences.length === 0 && !hasFailed && !isFetching && (
        <p role="status" className="border-line border-t bg-surface px-16 py-6 text-ink-2">
          No events{isNarrowed && ' match the filters'} {EMPTY_TITLES[view.period.view]}
        </p>
      )}
    </>
  );
}

function PeriodView(view: TimeGridProps & { onShow: (view: View, date: string) => void }) {
  switch (view.period.view) {
    case 'month':
      return (
        <Part fallback={<CalendarSkeleton view="month" />}>
          <MonthGrid {...view} />
        </Part>
      );
    case 'year':
      return (
        <Part fallback={<CalendarSkeleton view="year" />}>
          <YearGrid {...view} />
        </Part>
      );
    default:
      return <TimeGrid {...view} />;
  }
}

const EMPTY_TITLES: Readonly<Record<View, string>> = {
  day: 'on this day',
  '3days': 'on these days',
  week: 'this week',
  month: 'this month',
  agenda: 'on these days',
  year: 'this year',
};
