import type { components } from '@rotunda/api-client/bff-types';
import { toCsvLine } from '#platform/http/csv.ts';

type AuditEntry = components['schemas']['AuditEntry'];

/** The file format of an export. */
export type ExportFormat = { contentType: string; head: string; toLine: (entry: AuditEntry) => string };

const COLUMNS: readonly [name: string, value: (entry: AuditEntry) => string | number | undefined][] = [
  ['id', ({ id }) => id],
  ['at', ({ at }) => at],
  ['endedAt', ({ endedAt }) => endedAt],
  ['email', ({ actor }) => actor?.email],
  ['subject', ({ actor }) => actor?.subject],
  ['source', ({ source }) => source],
  ['action', ({ action }) => action],
  ['service', ({ service }) => service],
  ['target', ({ target }) => target],
  ['outcome', ({ outcome }) => outcome],
  ['status', ({ status }) => status],
  ['requestId', ({ requestId }) => requestId],
  ['details', ({ details }) => JSON.stringify(details)],
];

/** The formats by name: one JSON object per line, or comma-separated values with a header. */
export const exportFormats: Readonly<Record<'ndjson' | 'csv', ExportFormat>> = {
  ndjson: { contentType: 'application/x-ndjson', head: '', toLine: (entry) => `${JSON.stringify(entry)}\n` },
  csv: {
    contentType: 'text/csv; charset=utf-8; header=present',
    head: toCsvLine(COLUMNS.map(([name]) => name)),
    toLine: (entry) => toCsvLine(COLUMNS.map(([, value]) => value(entry))),
  },
};
