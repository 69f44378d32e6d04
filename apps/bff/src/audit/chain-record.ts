import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { StoreSchema } from '#store/schema.ts';
import { toStorableText } from '#store/storable-text.ts';
import type { AuditEntry } from './audit-entry.ts';

/** A record as it is stored. */
export type ChainRecord = Selectable<StoreSchema['audit_records']>;

/** Where a chain has got to. The number is 0 and the MAC empty before its first record. */
export type ChainHead = { writer: string; number: number; mac: string };

const SESSION_DIGITS = 12; // Enough to tell sessions apart; a session cannot be found by them elsewhere.

/** The next record of a chain. */
export function chainRecord(key: Buffer, head: ChainHead, at: number, entry: AuditEntry): ChainRecord {
  const number = head.number + 1;
  const record = {
    id: `${head.writer}.${number}`,
    writer: head.writer,
    number,
    at,
    kind: entry.kind,
    intent_id: entry.intentId ?? null,
    request_id: toKept(entry.requestId),
    issuer: toKept(entry.issuer),
    subject: toKept(entry.subject),
    email: toKept(entry.email),
    session: toKept(entry.sessionId?.slice(0, SESSION_DIGITS)),
    source: toKept(entry.source),
    action: toStorableText(entry.action),
    service: toKept(entry.service),
    target: toKept(entry.target),
    outcome: entry.outcome ?? null,
    status: entry.status ?? null,
    details: JSON.stringify(entry.details ?? {}),
    previous: head.mac,
  };
  return { ...record, mac: macOf(key, record) };
}

// The MAC is over what the store gives back, or a record would look altered; and what the store does not take would keep
// the records that are written together with it from being written.
function toKept(text: string | undefined): string | null {
  return text === undefined ? null : toStorableText(text);
}

/** The MAC over everything that a record says, its place included. */
export function macOf(key: Buffer, record: Omit<ChainRecord, 'mac'>): string {
  const said = [
    record.id,
    record.writer,
    record.number,
    record.at,
    record.kind,
    record.intent_id,
    record.request_id,
    record.issuer,
    record.subject,
    record.email,
    record.session,
    record.source,
    record.action,
    record.service,
    record.target,
    record.outcome,
    record.status,
    record.details,
    record.previous,
  ];
  return createHmac('sha256', key).update(JSON.stringify(said)).digest('hex');
}
