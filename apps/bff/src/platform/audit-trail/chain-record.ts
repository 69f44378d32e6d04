import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import { sanitizeText } from '#domain/sanitize-text.ts';
import type { StoreSchema } from '#platform/store/schema.ts';
import type { AuditRecord } from './audit-record.ts';

/** A record as it is stored. */
export type ChainRecord = Selectable<StoreSchema['audit_records']>;

/** Where a chain has got to. The number is 0 and the MAC empty before its first record. */
export type ChainHead = { writer: string; number: number; mac: string };

const SESSION_DIGITS = 12; // Enough to tell sessions apart; a session cannot be found by them elsewhere.

/** The next record of a chain. */
export function chainRecord(key: Buffer, head: ChainHead, at: number, content: AuditRecord): ChainRecord {
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
  const mac = macOf(key, record);
  if (mac === undefined) throw new TypeError(`audit records of format ${record.format} cannot be written`);
  return mac;
}

// The MAC is over what the store gives back, or a record would look altered; and what the store does not take would keep
// the records that are written together with it from being written.
function toStoredText(text: string | undefined): string | null {
  return text === undefined ? null : sanitizeText(text);
}

/** A record before its MAC is known. */
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
 * The columns that the MAC of each format covers, in order. A format is never changed: a record with a new column has a
 * new format, and records of the older ones still verify.
 */
const FORMATS: Readonly<Record<number, readonly (keyof UnsignedRecord)[]>> = { 1: FORMAT_1, 2: FORMAT_1 };

/** The format of new records. */
const CURRENT_FORMAT = 2;

/** The MAC over everything that a record says, its place and its format included; undefined when the format is unknown. */
export function macOf(key: Buffer, record: UnsignedRecord): string | undefined {
  const columns = coveredBy(record.format);
  if (!columns) return undefined;
  const values = columns.map((column) => record[column]);
  // Format 1 had no version. The text of every later one begins with a string that format 1 cannot begin with.
  const signed = record.format === 1 ? values : ['audit_records', record.format, ...values];
  return createHmac('sha256', key).update(JSON.stringify(signed)).digest('hex');
}

/** Whether a record says what its writer signed, and nothing that its format does not cover. */
export function isSigned(key: Buffer, { mac, ...record }: ChainRecord): boolean {
  const covered: readonly string[] = coveredBy(record.format) ?? [];
  const isBare = Object.entries(record).every(
    ([column, value]) => value === null || column === 'format' || covered.includes(column),
  );
  return isBare && macOf(key, record) === mac;
}

/** The columns of a format; undefined when it is unknown, whatever is stored as the format of a forged record. */
function coveredBy(format: number): readonly (keyof UnsignedRecord)[] | undefined {
  return Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
}
