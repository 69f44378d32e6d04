import type { Occurrence } from '#shared/calendar/occurrence.ts';
import type { ExportFormat } from '#shared/data-table/export/export-formats.ts';

/** Events as an iCalendar file. */
export const icsFormat: ExportFormat<Occurrence> = {
  id: 'ics',
  label: 'iCalendar (.ics)',
  mediaType: 'text/calendar',
  write: async (rows) => {
    // Few visits save such a file, and writing it is much code.
    const [{ toIcs }, { withExceptions }] = await Promise.all([
      import('./write-ics.ts'),
      import('./with-exceptions.ts'),
    ]);
    return toIcs(await withExceptions(rows), Date.now());
  },
};
