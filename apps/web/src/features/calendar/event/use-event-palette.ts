import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { colorsQuery } from '#shared/calendar/calendar-queries.ts';
import { type EventLabel, labelsQuery } from '#shared/calendar/event-labels.ts';
import type { CalendarInfo, EventPalette, ServiceEvent } from '#shared/calendar/occurrence.ts';

/**
 * The colours that events have of their own: those of the service, and those of labels of the calendars. Asked for once an
 * event has one. Without an answer events have the colours of their calendars: nothing that is worth an error.
 */
export function useEventPalette(
  calendars: readonly CalendarInfo[],
  data: readonly (readonly ServiceEvent[] | undefined)[],
): { palette: EventPalette | undefined; labelPalette: EventPalette } {
  const hasOwnColors = data.some((events) => events?.some(({ colorId }) => colorId !== undefined));
  const labelled = calendars.filter((_, index) => data[index]?.some(({ eventLabelId }) => eventLabelId !== undefined));
  const palette = useQuery({ ...colorsQuery, enabled: hasOwnColors }).data?.event;
  const labelPalette = useQueries({ queries: labelled.map(({ id }) => labelsQuery(id)), combine: toPalette });
  return { palette, labelPalette };
}

function toPalette(results: UseQueryResult<readonly EventLabel[]>[]): EventPalette {
  const labels = results.flatMap(({ data = [] }) => data);
  return Object.fromEntries(labels.map(({ id = '', backgroundColor = '' }) => [id, { background: backgroundColor }]));
}
