import { useQuery } from '@tanstack/react-query';
import { eventQuery } from '#shared/calendar/calendar-queries.ts';
import type { Occurrence, ServiceEvent } from '#shared/calendar/occurrence.ts';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import type { EventChange, Scope } from './event-change.ts';
import { seriesCountQuery } from './series-count-query.ts';
import { formatExceptions, seriesExceptionsQuery } from './series-exceptions.ts';
import { isFirst, seriesRefusal } from './series-writes.ts';

type ScopeChoiceProps = {
  occurrence: Occurrence;
  /** The change. Undefined for a deletion. */
  change: EventChange | undefined;
  zone: string;
  value: Scope;
  onChange: (scope: Scope) => void;
};

/** Selects the affected part of a series, with the number of occurrences and the effect on exceptions. */
export function ScopeChoice({ occurrence, change, zone, value, onChange }: ScopeChoiceProps) {
  const { calendar, event } = occurrence;
  const seriesId = event.recurringEventId ?? '';
  const start = event.originalStartTime ?? event.start;
  const from = toMomentText(start) ?? new Date().toISOString();
  const master = useQuery(eventQuery(calendar.id, seriesId));
  const first = toMomentText(master.data?.start);
  const all = useQuery({
    ...seriesCountQuery(calendar.id, seriesId, { from: first ?? from, near: from }),
    enabled: first !== undefined,
  });
  const following = useQuery(seriesCountQuery(calendar.id, seriesId, { from, near: from }));
  const exceptions = useQuery(seriesExceptionsQuery(calendar.id, change && master.data)).data ?? [];
  const refusal = master.data && seriesRefusal(master.data, occurrence, change?.time, zone);
  const isClosed = refusal !== undefined || !master.data;
  const isWhole = master.data !== undefined && isFirst(master.data, event);
  const detail = (scope: 'following' | 'all', count: string | undefined) => {
    if (refusal !== undefined) return refusal;
    const fate = change && formatExceptions(exceptions, isWhole ? 'all' : scope, occurrence, change);
    return [count, fate].filter((part) => part !== undefined).join('; ');
  };
  return (
    <RadioChoice
      label="Apply to"
      value={value}
      onChange={onChange}
      options={[
        { value: 'one', label: 'This event' },
        {
          value: 'following',
          label: 'This and following events',
          detail: detail('following', following.data),
          isDisabled: isClosed,
        },
        { value: 'all', label: 'All events in the series', detail: detail('all', all.data), isDisabled: isClosed },
      ]}
    />
  );
}

function toMomentText(start: ServiceEvent['start']): string | undefined {
  return start?.dateTime ?? (start?.date && `${start.date}T00:00:00Z`);
}
