import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sanitizeText } from '#domain/sanitize-text.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { AuditRecord } from './audit-record.ts';

/** A stored record. */
export type ChainRecord = Selectable<StoreSchema['audit_records']>;

/** The head of a chain. Before its first record, the number is 0 and the MAC empty. */
export type ChainHead = { writer: string; number: number; mac: string };

const SESSION_DIGITS = 12; // Enough to distinguish sessions, but not to identify one elsewhere.

/** Returns the next record of a chain. */
export function createChainRecord(key: Buffer, head: ChainHead, at: number, content: AuditRecord): ChainRecord {
  const number = head.number + 1;
  const record = {
    id: `${head.writer}.${number}`,
    writer: head.writer,
    number,
    at,
    kind: content.kind,
    intent_id: content.intentId ?? null,
    request_id: toStoredText(content.requestId),
    issuer: toStoredText(content.issuer),
    subject: toStoredText(content.subject),
    email: toStoredText(content.email),
    session: toStoredText(content.sessionId?.slice(0, SESSION_DIGITS)),
    source: toStoredText(content.source),
    action: sanitizeText(content.action),
    service: toStoredText(content.service),
    target: toStoredText(content.target),
    outcome: content.outcome ?? null,
    status: content.status ?? null,
    details: JSON.stringify(content.details ?? {}),
    previous: head.mac,
    format: CURRENT_FORMAT,
  };
  return { ...record, mac: signOrThrow(key, record) };
}

function signOrThrow(key: Buffer, record: UnsignedRecord): string {
  const mac = computeMac(key, record);
  if (mac === undefined) throw new TypeError(`audit records of format ${record.format} cannot be written`);
  return mac;
}

// The MAC must cover the text as the store returns it, otherwise the record would appear altered. Text that the store rejects
// would also block the other records of the same batch.
function toStoredText(text: string | undefined): string | null {
  return text === undefined ? null : sanitizeText(text);
}

/** A record without its MAC. */
export type UnsignedRecord = Omit<ChainRecord, 'mac'>;

const FORMAT_1 = [
  'id',
  'writer',
  'number',
  'at',
  'kind',
  'intent_id',
  'request_id',
  'issuer',
  'subject',
  'email',
  'session',
  'source',
  'action',
  'service',
  'target',
  'outcome',
  'status',
  'details',
  'previous',
] as const satisfies readonly (keyof UnsignedRecord)[];

/**
 * The columns covered by the MAC of each format, in order. A format is never changed: a record with a new column has a new
 * format, and older records still verify.
 */
const FORMATS: Readonly<Record<number, readonly (keyof UnsignedRecord)[]>> = { 1: FORMAT_1, 2: FORMAT_1 };

/** The format of new records. */
const CURRENT_FORMAT = 2;

/** Returns the MAC over the complete record, including its position and format, or undefined if the format is unknown. */
export function computeMac(key: Buffer, record: UnsignedRecord): string | undefined {
  const columns = listCoveredColumns(record.format);
  if (!columns) return undefined;
  const values = columns.map((column) => record[column]);
  // Format 1 had no version. The text of later formats begins with a string that format 1 cannot begin with.
  const signed = record.format === 1 ? values : ['audit_records', record.format, ...values];
  return createHmac('sha256', key).update(JSON.stringify(signed)).digest('hex');
}

/** Whether a record is as its writer signed it and contains nothing that its format does not cover. */
export function isSigned(key: Buffer, { mac, ...record }: ChainRecord): boolean {
  const covered: readonly string[] = listCoveredColumns(record.format) ?? [];
  const isBare = Object.entries(record).every(
    ([column, value]) => value === null || column === 'format' || covered.includes(column),
  );
  return isBare && computeMac(key, record) === mac;
}

/** Returns the columns of a format, or undefined for any unknown value, including a forged one. */
function listCoveredColumns(format: number): readonly (keyof UnsignedRecord)[] | undefined {
  return Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
}
