import type { Occurrence } from '#shared/calendar/occurrence.ts';
import type { ExportFormat } from '#shared/data-table/export/export-formats.ts';

/** The iCalendar export format for events. */
export const icsFormat: ExportFormat<Occurrence> = {
  id: 'ics',
  label: 'iCalendar (.ics)',
  mediaType: 'text/calendar',
  write: async (rows) => {
    // Lazy-loaded because few visits export this format, and the writer is large.
    const [{ toIcs }, { addSeriesExceptions: withExceptions }] = await Promise.all([
      import('./write-ics.ts'),
      import('./add-series-exceptions.ts'),
    ]);
    return toIcs(await withExceptions(rows), Date.now());
  },
};
