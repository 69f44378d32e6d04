import type { Occurrence } from '#shared/calendar/occurrence.ts';
import type { ExportFormat } from '#shared/data-table/export/export-formats.ts';

/** The iCalendar export format for events. The file contains whole series, also if the rows are occurrences. */
export const icsFormat: ExportFormat<Occurrence> = {
  id: 'ics',
  label: 'iCalendar (.ics), whole series',
  mediaType: 'text/calendar',
  write: async (rows) => {
    // Lazy-loaded because few visits export this format, and the writer is large.
    const [{ toIcs }, { completeSeries }] = await Promise.all([
      import('./write-ics.ts'),
      import('./complete-series.ts'),
    ]);
    return toIcs(await completeSeries(rows), Date.now());
  },
};
