import { getCurrentZone } from '#shared/format/zone.ts';
import type { Report, ReportDraft, ReportFormat } from './report-queries.ts';
import type { ReportSource } from './report-source.ts';

/** The values of the report form, as text. */
export type ReportForm = {
  name: string;
  format: ReportFormat;
  /** ID of a channel, or `folder`. */
  destination: string;
  /** The ID of a folder. Empty until one is selected. */
  folderId: string;
  folderName: string;
  frequency: 'daily' | 'weekly';
  clock: string;
  weekday: number;
  timeZone: string;
};

/** Represents a folder among the channels. */
export const FOLDER = 'folder';

const DIGEST_LIST = 'bff.indexes.approvals';
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The labels of the formats. */
export const FORMAT_LABELS: Readonly<Record<ReportFormat, string>> = {
  csv: 'CSV',
  md: 'Markdown',
  json: 'JSON',
  ndjson: 'JSON, one row per line',
  digest: 'Digest in the message',
};

/** Returns the formats that a list supports. */
export function getFormats(operationId: string): ReportFormat[] {
  const all = Object.keys(FORMAT_LABELS) as ReportFormat[];
  return all.filter((format) => format !== 'digest' || operationId === DIGEST_LIST);
}

/** Returns the form values of a new report. */
export function createReportForm({ name }: ReportSource, channelId: string | undefined): ReportForm {
  return {
    name,
    format: 'csv',
    destination: channelId ?? FOLDER,
    folderId: '',
    folderName: '',
    frequency: 'daily',
    clock: '08:00',
    weekday: 1,
    timeZone: getCurrentZone(),
  };
}

/** Returns the form values of an existing report. */
export function getReportForm({ name, format, destination, destinationName, schedule }: Report): ReportForm {
  const { channelId, folderId = '' } = destination;
  const folderName = folderId === '' ? '' : destinationName;
  return { name, format, destination: channelId ?? FOLDER, folderId, folderName, ...schedule };
}

/** Validates a time of day. Returns the error message, or undefined if the time is valid. */
export function clockError(text: string): string | undefined {
  return text === '' || CLOCK.test(text) ? undefined : 'Enter a time such as 08:30.';
}

/** Returns the report for the form values. Returns undefined if a field is invalid. */
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
    name: name.trim(),
    ...list,
    format,
    isEnabled,
    destination: isFolder ? { folderId } : { channelId: destination },
    schedule: { frequency, clock, weekday, timeZone },
  };
}
