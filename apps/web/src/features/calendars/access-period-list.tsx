import { useQuery } from '@tanstack/react-query';
import { Ban, CalendarClock, CircleCheck, CircleX, type LucideIcon } from 'lucide-react';
import { getRoleLabel } from '#shared/calendar/role-labels.ts';
import { useCalendarWrite } from '#shared/calendar/use-calendar-write.ts';
import { explainError, isUnreadable } from '#shared/errors/error-view.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { OutsideChip } from '#shared/people/outside-chip.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { type Family, StatusChip } from '#ui/display/status-chip.tsx';
import { type AccessPeriod, accessPeriodsQuery, endAccess } from './access-periods.ts';

const APPEARANCES: Readonly<Record<AccessPeriod['state'], { label: string; family: Family; icon: LucideIcon }>> = {
  planned: { label: 'Scheduled', family: 'blue', icon: CalendarClock },
  active: { label: 'Active', family: 'green', icon: CircleCheck },
  ended: { label: 'Ended', family: 'neutral', icon: Ban },
  failed: { label: 'Failed', family: 'red', icon: CircleX },
};

/** Lists the scheduled access to a calendar that starts and ends automatically. Renders nothing if none was ever scheduled. */
export function AccessPeriodList({ calendarId }: { calendarId: string }) {
  const query = useQuery(accessPeriodsQuery(calendarId));
  if (isUnreadable(query)) {
    return <p className="text-red-fg">Scheduled access could not be loaded: {explainError(query.error)}</p>;
  }
  if (!query.data || query.data.length === 0) return null;
  return (
    <section aria-labelledby="periods-heading" className="flex flex-col gap-8">
      <h2 id="periods-heading" className="font-semibold text-section">
        Scheduled access
      </h2>
      <ul
        aria-labelledby="periods-heading"
        className="@container divide-y divide-line rounded-card border border-line bg-surface"
      >
        {query.data.map((period) => (
          <PeriodRow key={period.periodId} period={period} />
        ))}
      </ul>
    </section>
  );
}

function PeriodRow({ period }: { period: AccessPeriod }) {
  const { scope, role, startTime, endTime, state, reason, plannedBy, isOwn } = period;
  const { run, isWriting } = useCalendarWrite();
  const look = APPEARANCES[state];
  const isOpen = state === 'planned' || state === 'active';
  const refusal = isOwn ? undefined : `Only ${plannedBy} can end this.`;
  return (
    <li className="flex min-h-44 flex-wrap items-center gap-x-12 gap-y-4 px-12 py-6">
      <span className="flex min-w-160 flex-1 flex-col">
        <span className="flex min-w-0 items-center gap-8 font-medium">
          <span className="truncate">{scope.value}</span>
          <OutsideChip address={scope.value} />
        </span>
        <span className="text-ink-2 text-small">
          {getRoleLabel(role)}, {formatDateTime(Date.parse(startTime))} – {formatDateTime(Date.parse(endTime))}, by{' '}
          {plannedBy}
        </span>
        {reason && <span className="text-ink-2 text-small">{reason}</span>}
      </span>
      <StatusChip family={look.family} glyph={<look.icon size={14} strokeWidth={2} />}>
        {look.label}
      </StatusChip>
      {isOpen && (
        <Button
          kind="quiet"
          isBusy={isWriting}
          disabledReason={refusal}
          onPress={() => void run(() => endAccess(period))}
        >
          {state === 'active' ? 'End now' : 'Cancel'}
        </Button>
      )}
    </li>
  );
}
