import { useQuery } from '@tanstack/react-query';
import { labelsQuery } from '#shared/calendar/event-labels.ts';
import { LabelDot } from '#shared/calendar/label-dot.tsx';

/** A label by its colour and its name; by its id while the calendar has not said more, or no longer has it. */
export function EventLabel({ calendarId, id }: { calendarId: string; id: string }) {
  const label = useQuery(labelsQuery(calendarId)).data?.find((each) => each.id === id);
  return (
    <span className="flex items-center gap-6">
      <LabelDot color={label?.backgroundColor} />
      {label?.name ?? id}
    </span>
  );
}
