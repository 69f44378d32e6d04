import type { Role } from '@rotunda/api-client/roles';
import type { Selectable } from 'kysely';
import type { StoreSchema } from '#platform/store/schema.ts';

/** A session as visible to its owner. Times are Unix milliseconds. */
export type ActiveSession = {
  id: string;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
  userAgent: string;
};

/** An active session together with its user. */
export type UserSession = ActiveSession & { subject: string; email: string; name: string; roles: readonly Role[] };

type ActiveSessionRow = Omit<
  Selectable<StoreSchema['sessions']>,
  'issuer' | 'provider_session' | 'authenticated_at' | 'email_key' | 'credential_id' | 'seal'
>;

/** Converts a stored row to a session. */
export function toUserSession(row: ActiveSessionRow): UserSession {
  return {
    id: row.id_hash,
    subject: row.subject,
    email: row.email,
    name: row.name,
    roles: JSON.parse(row.roles),
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    userAgent: row.user_agent,
  };
}
