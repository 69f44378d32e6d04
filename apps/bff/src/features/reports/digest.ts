import { countOf } from '@rotunda/api-client/count-of';
import { readMember } from '@rotunda/api-client/read-member';
import { Temporal } from 'temporal-polyfill';
import type { MessageEntry } from '#platform/delivery/message.ts';

/** The list that digests summarise. */
export const DIGEST_LIST = 'bff.indexes.approvals';

const MAX_ENTRIES = 20;

/** The pending approvals of a review queue, for a message. */
export type Digest = { title: string; entries: MessageEntry[]; rest: string | undefined };

/** Returns the first approvals of a queue, overdue ones first, or undefined if nothing is pending. */
export function composeDigest(
  rows: readonly unknown[],
  { nowMs, timeZone, address }: { nowMs: number; timeZone: string; address: string },
): Digest | undefined {
  if (rows.length === 0) return undefined;
  const approvals = rows.map((row) => toApproval(row)).toSorted((left, right) => left.dueMs - right.dueMs);
  const overdue = approvals.filter(({ dueMs }) => dueMs < nowMs).length;
  const waiting = `${countOf(approvals.length, 'approval')} ${approvals.length === 1 ? 'waits' : 'wait'}`;
  const rest = approvals.length - MAX_ENTRIES;
  return {
    title: `${waiting} for you${overdue > 0 ? `, ${overdue.toLocaleString('en')} overdue` : ''}`,
    entries: approvals.slice(0, MAX_ENTRIES).map(({ title, dueMs, requester, path }) => ({
      title,
      detail: describeDue(dueMs, nowMs, timeZone),
      label: requester === undefined ? undefined : `Requested by ${requester}`,
      url: `${address}${path}`,
    })),
    rest: rest > 0 ? `and ${rest.toLocaleString('en')} more` : undefined,
  };
}

function toApproval(row: unknown) {
  const text = (name: string) => String(readMember(row, name) ?? '');
  const requester = readMember(readMember(row, 'initiator'), 'name');
  const dueMs = Date.parse(text('dueTime'));
  return {
    title: text('title'),
    dueMs: Number.isNaN(dueMs) ? Number.POSITIVE_INFINITY : dueMs,
    requester: requester === undefined ? undefined : String(requester),
    path: `/reviews/${encodeURIComponent(text('fileId'))}/${encodeURIComponent(text('approvalId'))}`,
  };
}

function describeDue(dueMs: number, nowMs: number, timeZone: string): string {
  if (dueMs === Number.POSITIVE_INFINITY) return 'No due date';
  const due = Temporal.Instant.fromEpochMilliseconds(dueMs).toZonedDateTimeISO(timeZone);
  const date = due.toPlainDate().toLocaleString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
  const time = due.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${dueMs < nowMs ? 'Overdue since' : 'Due'} ${date}, ${time}`;
}
