import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { writeDayAndMonth } from '#shared/calendar/fields/parse-day.ts';
import { type FreeBusyRow, freeBusyQuery } from '#shared/calendar/free-busy-query.ts';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { isBusy, listDaysFrom, rankSlots, type Slot, spreadSlots, type Window } from '#shared/calendar/slots.ts';
import { formatClock } from '#shared/calendar/time-text.ts';
import { DataFreshness } from '#shared/data-table/data-freshness.tsx';
import { ErrorView, explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { useLiveTopics } from '#shared/live/live-topics.ts';
import { useKnownPeople } from '#shared/people/known-people.ts';
import type { KnownPerson } from '#shared/people/person.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressLine } from '#ui/loading/progress-line.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { ListAndPanel } from '#ui/panels/list-and-panel.tsx';
import { AvailabilityFilters } from './availability-filters.tsx';
import { AvailabilityGrid } from './availability-grid.tsx';
import { busyTimesQuery, excludeTentative, type NamedRow } from './free-busy-rows.ts';
import type { AvailabilitySearch } from './search.ts';
import { SlotInspector } from './slot-inspector.tsx';

type AvailabilityPageProps = {
  search: AvailabilitySearch;
  calendars: readonly CalendarInfo[];
  /** The default time zone of the hours, if the URL has none. */
  ownZone: string;
  onSearch: (change: Partial<AvailabilitySearch>) => void;
  /** Creates an event at a time with all people as guests. */
  onCreate: (slot: { start: string; end: string; guests: string[] }) => void;
};

const DEFAULTS = { days: 5, beginHour: 8, endHour: 18, lengthMinutes: 30 };
const SHOWN_SLOTS = 6;

/** Shows when people and rooms are free together, and why not at other times. */
export function AvailabilityPage({ search, calendars, ownZone, onSearch, onCreate }: AvailabilityPageProps) {
  const session = useSession();
  const zone = search.zone ?? ownZone;
  const who = search.who ?? [session.email];
  const { window, lengthMinutes, notBefore, bounds } = useMemo(() => toSlotSearch(search, zone), [search, zone]);
  const query = useQuery(freeBusyQuery(who, bounds.start, bounds.end));
  // No change events exist for calendars outside the list.
  const reported = calendars.filter(({ id }) => who.includes(id)).map(({ id }) => `events:${id}`);
  useLiveTopics(['calendarList', ...reported]);
  const answers = useQuery({
    ...busyTimesQuery(who, bounds.start, bounds.end, zone),
    enabled: search.ignoreTentative === true && who.length > 0,
  });
  const self = useMemo(() => [{ email: session.email, name: session.name, type: 'user' as const }], [session]);
  const people = useKnownPeople('', { also: self, isEnabled: who.length > 0 });
  const named = (query.data ?? []).map((row) => toNamedRow(row, calendars, people));
  const rows = answers.data && search.ignoreTentative ? excludeTentative(named, answers.data) : named;
  const known = rows.filter(({ problem }) => problem === undefined);
  const best = spreadSlots(rankSlots(known, window, lengthMinutes, notBefore), SHOWN_SLOTS, zone);
  const [chosen, setChosen] = useState<Slot | undefined>(undefined);
  const create = ({ start, end }: Slot) =>
    onCreate({ start: start.toString(), end: end.toString(), guests: who.filter((id) => id !== session.email) });
  const refusal = roleRefusal(session, 'calendar.events.insert', 'Creating events');
  useShortcut('c', () => chosen && create(chosen), {
    disabledReason: refusal ?? (chosen ? undefined : 'Choose a free time first.'),
  });
  const inspect = (start: Temporal.Instant) => {
    const end = start.add({ minutes: lengthMinutes });
    setChosen({ start, end, busyIds: known.filter((row) => isBusy(row, start, end)).map(({ id }) => id) });
  };
  const isLoading = query.isPending && who.length > 0;
  const isShown = query.data && !isUnreadable(query) && who.length > 0;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead
        title="Availability"
        // On wide screens, the filters show the zone.
        detail={<span className="text-ink-3 sm:hidden">Times in {zone.replaceAll('_', ' ')}</span>}
      />
      <AvailabilityFilters
        search={search}
        who={who}
        calendars={calendars}
        defaults={DEFAULTS}
        ownZone={ownZone}
        onSearch={onSearch}
      />
      {isShown && <BestSlots slots={best} zone={zone} count={known.length} onChoose={setChosen} />}
      {isLoading ? (
        <Skeleton label="Loading availability" rows={6} />
      ) : (
        <ListAndPanel
          panel={
            chosen && (
              <SlotInspector
                slot={chosen}
                rows={rows}
                calendars={calendars}
                zone={zone}
                onClose={() => setChosen(undefined)}
                onCreate={refusal === undefined ? () => create(chosen) : undefined}
              />
            )
          }
        >
          <ProgressLine
            isActive={(query.isFetching && !query.isPending) || answers.isFetching}
            label="Loading availability"
          />
          {who.length === 0 && (
            <EmptyState icon={Users} title="No calendars selected">
              Add people or calendars to see when they are all free.
            </EmptyState>
          )}
          {isUnreadable(query) && (
            <ErrorView
              error={query.error}
              title="Availability could not be loaded"
              onRetry={() => void query.refetch()}
            />
          )}
          {answers.error && search.ignoreTentative && (
            <p role="alert" className="bg-red-bg px-16 py-4 text-red-fg">
              Tentative events could not be identified and count as busy: {explainError(answers.error)}
            </p>
          )}
          {isShown && (
            <>
              <AvailabilityGrid rows={rows} window={window} chosen={chosen} onInspect={inspect} />
              <DataFreshness
                asOfMs={query.dataUpdatedAt}
                loaded={rows.length}
                hasMore={false}
                noun="calendar"
                operationIds={['calendar.freebusy.query']}
                pinned={{ zone, who, from: window.days[0]?.toString() }}
              />
            </>
          )}
        </ListAndPanel>
      )}
    </div>
  );
}

type BestSlotsProps = { slots: readonly Slot[]; zone: string; count: number; onChoose: (slot: Slot) => void };

function BestSlots({ slots, zone, count, onChoose }: BestSlotsProps) {
  const areAllFree = slots.length > 0 && slots.every(({ busyIds }) => busyIds.length === 0);
  return (
    <section aria-label="Best times" className="shrink-0 border-line border-b px-16 py-12">
      <div className="mb-8 flex items-baseline gap-8">
        <h2 className="font-semibold">Best times</h2>
        {areAllFree && <span className="text-green-fg">all free</span>}
      </div>
      {slots.length === 0 && <p className="text-ink-2">No common free time of this duration</p>}
      <ol className="fading-row -my-4 -mr-16 -ml-4 flex gap-8 py-4 pl-4">
        {slots.map((slot, index) => (
          <li key={slot.start.toString()}>
            <Button onPress={() => onChoose(slot)}>
              <span className="text-ink-3">{index + 1}</span>
              {writeDayAndMonth(slot.start.toZonedDateTimeISO(zone).toPlainDate())}, {formatClock(slot.start, zone)}
              {!areAllFree && (
                <span className={slot.busyIds.length === 0 ? 'text-green-fg' : 'text-amber-fg'}>
                  {slot.busyIds.length === 0 ? 'all free' : `${count - slot.busyIds.length} of ${count} free`}
                </span>
              )}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Names a row after its calendar. Calendars of people are often named after their address, so the names of people come first. */
function toNamedRow(row: FreeBusyRow, calendars: readonly CalendarInfo[], people: readonly KnownPerson[]): NamedRow {
  const person = people.find(({ email }) => email.toLowerCase() === row.id.toLowerCase());
  const name = person?.name ?? calendars.find(({ id }) => id === row.id)?.name ?? row.id;
  return { ...row, name, tentative: [], isClosed: false };
}

function toSlotSearch(search: AvailabilitySearch, zone: string) {
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const first = search.from ? Temporal.PlainDate.from(search.from) : now.toPlainDate();
  const days = listDaysFrom(first, search.days ?? DEFAULTS.days, search.weekends ?? false);
  const beginHour = search.begin ?? DEFAULTS.beginHour;
  const window: Window = { days, beginHour, endHour: Math.max(beginHour + 1, search.end ?? DEFAULTS.endHour), zone };
  const [start, last] = [days[0] ?? first, days.at(-1) ?? first];
  return {
    window,
    lengthMinutes: search.length ?? DEFAULTS.lengthMinutes,
    // Rounded to whole minutes, because a new bound with every render would be a new query.
    notBefore: now
      .add({ hours: search.notice ?? 0 })
      .round('minute')
      .toInstant(),
    bounds: {
      start: start.toZonedDateTime(zone).toInstant(),
      end: last.add({ days: 1 }).toZonedDateTime(zone).toInstant(),
    },
  };
}
