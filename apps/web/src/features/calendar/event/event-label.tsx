import { useQuery } from '@tanstack/react-query';
import { labelsQuery } from '#shared/calendar/event-labels.ts';
import { LabelDot } from '#shared/calendar/label-dot.tsx';

/** Shows a label with its colour and name, or with its ID while the calendar's labels are unknown or if it no longer exists. */
export function EventLabel({ calendarId, id }: { calendarId: string; id: string }) {
  const label = useQuery(labelsQuery(calendarId)).data?.find((each) => each.id === id);
  return (
    <span className="flex items-center gap-6">
      <LabelDot color={label?.backgroundColor} />
      {label?.name ?? id}
    </span>
  );
}
