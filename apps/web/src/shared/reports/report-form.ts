import { currentZone } from '#shared/format/zone.ts';
import type { Report, ReportDraft, ReportFormat } from './report-queries.ts';
import type { ReportSource } from './report-source.ts';

/** What is entered in the form of a report, as text. */
export type ReportForm = {
  name: string;
  format: ReportFormat;
  /** ID of a channel, or `folder`. */
  destination: string;
  /** ID of a folder; empty until one is chosen. */
  folderId: string;
  folderName: string;
  frequency: 'daily' | 'weekly';
  clock: string;
  weekday: number;
  timeZone: string;
};

/** Stands for a folder among the channels. */
export const FOLDER = 'folder';

const DIGEST_LIST = 'bff.indexes.approvals';
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** How formats are called. */
export const FORMAT_LABELS: Readonly<Record<ReportFormat, string>> = {
  csv: 'CSV',
  md: 'Markdown',
  json: 'JSON',
  ndjson: 'JSON, one row per line',
  digest: 'Digest in the message',
};

/** The formats that a list can have. */
export function formatsOf(operationId: string): ReportFormat[] {
  const all = Object.keys(FORMAT_LABELS) as ReportFormat[];
  return all.filter((format) => format !== 'digest' || operationId === DIGEST_LIST);
}

/** The form of a new report. */
export function newReportForm({ name }: ReportSource, channelId: string | undefined): ReportForm {
  return {
    ...{ name, format: 'csv', destination: channelId ?? FOLDER, folderId: '', folderName: '' },
    ...{ frequency: 'daily', clock: '08:00', weekday: 1, timeZone: currentZone() },
  };
}

/** The form of an existing report. */
export function reportFormOf({ name, format, destination, destinationName, schedule }: Report): ReportForm {
  const { channelId, folderId = '' } = destination;
  const folderName = folderId === '' ? '' : destinationName;
  return { name, format, destination: channelId ?? FOLDER, folderId, folderName, ...schedule };
}

/** What is wrong with a time of day; undefined when nothing is. */
export function clockFault(text: string): string | undefined {
  return text === '' || CLOCK.test(text) ? undefined : 'Enter a time such as 08:30.';
}

/** The report that a form stands for; undefined while a field is wrong. */
export function toReportDraft(
  form: ReportForm,
  list: Pick<ReportDraft, 'source' | 'path'>,
  isEnabled: boolean,
): ReportDraft | undefined {
  const { name, format, destination, folderId, frequency, clock, weekday, timeZone } = form;
  const isFolder = destination === FOLDER;
  if (name.trim() === '' || !CLOCK.test(clock) || (isFolder && (folderId === '' || format === 'digest')))
    return undefined;
  return {
    ...{ name: name.trim(), ...list, format, isEnabled },
    destination: isFolder ? { folderId } : { channelId: destination },
    schedule: { frequency, clock, weekday, timeZone },
  };
}
