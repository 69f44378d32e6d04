import { Download } from 'lucide-react';
import type { Occurrence } from '#shared/calendar/occurrence.ts';
import { explainError } from '#shared/error-view.tsx';
import { countOf } from '#shared/format/count.ts';
import { saveFile } from '#shared/save-file.ts';
import { toCsv } from '#shared/to-csv.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import type { MenuAction } from '#ui/menu-action.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import { notify } from '#ui/toasts.tsx';
import { eventCsvColumns } from './event-columns.tsx';

type EventExportProps = {
  rows: readonly Occurrence[];
  /** More match than `rows`. */
  hasMore: boolean;
  zone: string;
  /** Resolves to everything that matches, or to nothing when the search did not come to its end. */
  onFindRest: () => Promise<readonly Occurrence[] | undefined>;
};

type Format = 'csv' | 'ics';

/** Saves what was found, or everything that matches, as a file. */
export function EventExport({ rows, hasMore, zone, onFindRest }: EventExportProps) {
  const saveAll = async (format: Format) => {
    const all = hasMore ? await onFindRest() : rows;
    if (all) await save(format, all, zone);
    else notify('The search did not come to its end, so nothing was saved');
  };
  useShortcut('e', () => void saveAll('csv'), rows.length > 0);
  const blockedBecause = rows.length === 0 && !hasMore ? 'Nothing was found that could be saved.' : undefined;
  const part = (format: Format): MenuAction => ({
    id: `${format}-part`,
    label: `${NAMES[format]} of the ${countOf(rows.length, 'event')} found so far`,
    onAction: () => void save(format, rows, zone),
  });
  const whole = (format: Format): MenuAction => ({
    id: format,
    label: hasMore ? `${NAMES[format]} of everything that matches` : NAMES[format],
    blockedBecause,
    onAction: () => void saveAll(format),
  });
  const actions = hasMore ? [part('csv'), whole('csv'), part('ics'), whole('ics')] : [whole('csv'), whole('ics')];
  return (
    <MenuButton label="Export" actions={actions}>
      <Download size={14} strokeWidth={1.75} aria-hidden /> Export
    </MenuButton>
  );
}

const NAMES: Readonly<Record<Format, string>> = { csv: 'CSV', ics: 'iCalendar (.ics)' };

async function save(format: Format, rows: readonly Occurrence[], zone: string): Promise<void> {
  try {
    if (format === 'csv') saveFile('events.csv', 'text/csv', toCsv(eventCsvColumns(zone), rows));
    else {
      const [{ toIcs }, { withExceptions }] = await Promise.all([
        import('./write-ics.ts'),
        import('./with-exceptions.ts'),
      ]);
      saveFile('events.ics', 'text/calendar', toIcs(await withExceptions(rows), Date.now()));
    }
    notify(`${countOf(rows.length, 'event')} saved`);
  } catch (error) {
    notify(`Nothing was saved: ${explainError(error instanceof Error ? error : new Error(String(error)))}`);
  }
}
