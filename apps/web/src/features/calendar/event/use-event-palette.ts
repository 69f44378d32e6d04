import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { colorsQuery } from '#shared/calendar/calendar-queries.ts';
import { type EventLabel, labelsQuery } from '#shared/calendar/event-labels.ts';
import type { CalendarInfo, EventPalette, ServiceEvent } from '#shared/calendar/occurrence.ts';

/**
 * Returns the custom event colours: those of the service and of the calendars' labels. Requested only if an event has a custom
 * colour. Without a response, events use their calendars' colours, so no error is shown.
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
