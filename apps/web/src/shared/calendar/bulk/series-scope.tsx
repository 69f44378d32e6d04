import type { Occurrence } from '#shared/calendar/occurrence.ts';
import type { Scope } from '#shared/calendar/series/event-change.ts';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';
import type { EditKind } from './event-edit.ts';

type SeriesScopeProps = {
  occurrences: readonly Occurrence[];
  kind: EditKind;
  value: Scope;
  onChange: (scope: Scope) => void;
};

/** Selects which part of their series the selected events represent, if some of them recur. */
export function SeriesScope({ occurrences, kind, value, onChange }: SeriesScopeProps) {
  const count = new Set(occurrences.flatMap(({ event }) => event.recurringEventId ?? [])).size;
  if (count === 0) return null;
  const isDivisible = kind !== 'response' && kind !== 'calendar' && kind !== 'restore';
  return (
    <RadioChoice
      label={count === 1 ? 'Apply to (1 series selected)' : `Apply to (${count} series selected)`}
      options={[
        { value: 'one', label: 'Selected events' },
        ...(isDivisible
          ? [{ value: 'following', label: 'Selected and following events', detail: FOLLOWING } as const]
          : []),
        { value: 'all', label: 'All events of each series' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}

const FOLLOWING = 'From the first selected event of each series on.';
