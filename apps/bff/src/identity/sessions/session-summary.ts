import type { components } from '@rotunda/api-client/bff-types';
import type { ActiveSession } from './active-session.ts';

type SessionSummary = components['schemas']['SessionSummary'];

/** Returns the API representation of a session. */
export function summarize({ id, userAgent, ...times }: ActiveSession, currentId: string): SessionSummary {
  return {
    id,
    isCurrent: id === currentId,
    createdAt: new Date(times.createdAt).toISOString(),
    lastSeenAt: new Date(times.lastSeenAt).toISOString(),
    expiresAt: new Date(times.expiresAt).toISOString(),
    userAgent,
  };
}
