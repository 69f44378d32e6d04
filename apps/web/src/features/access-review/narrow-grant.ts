import { getDay } from '#shared/format/start-of-day.ts';
import { endOfDay } from '#shared/permissions/expiry.ts';
import type { Grant } from './queries.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;

/** The next lower level of access, as a label and the change that grants it; or the reason why access cannot be narrowed. */
export type Narrowing = { label: string; body: Record<string, unknown> } | { refusal: string };

/** Returns the narrower access: the reader role for higher roles, or an expiry for read access without one. */
export function narrowGrant({ type, role, expirationTime, driveId, fileId }: Grant, nowMs: number): Narrowing {
  if (role !== 'reader') return { label: 'Narrow to Reader', body: { role: 'reader' } };
  if (type !== 'user' && type !== 'group') return { refusal: 'Can only read already. Keep or remove it.' };
  if (expirationTime !== undefined) return { refusal: 'Can only read, and expires already. Keep or remove it.' };
  if (driveId === fileId) return { refusal: 'Members of a shared drive cannot have an expiry date.' };
  return {
    label: `Expire in ${DAYS} days`,
    body: { expirationTime: endOfDay(getDay(nowMs + DAYS * DAY_MS)) },
  };
}
