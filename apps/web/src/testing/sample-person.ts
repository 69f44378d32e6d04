import type { PersonSession } from '#shared/people/console-people.ts';
import type { StubRoutes } from './stub-services.ts';

/** A session of a reviewer, whose address it writes otherwise than the other samples. */
export const ritaSession: PersonSession = {
  id: 'a'.repeat(64),
  isCurrent: false,
  createdAt: '2026-11-21T08:00:00.000Z',
  lastSeenAt: '2026-11-21T09:00:00.000Z',
  expiresAt: '2026-11-21T20:00:00.000Z',
  userAgent: 'Firefox on Linux',
  subject: 'sub-rita',
  email: 'Rita@example.com',
  name: 'Rita Reviewer',
  roles: ['reviewer'],
};

/** What an index that has read everything says of itself. */
export const coverage = { state: 'current', scanned: 1, total: 1, failedCount: 0, failed: [], calls: 1 };

/** Of a reviewer nothing is known but the session. */
export const personRoutes: StubRoutes = {
  'GET /auth/people/sessions': () => ({ sessions: [ritaSession] }),
  'GET /api/indexes/approvals': () => ({ rows: [], all: 0, coverage }),
  'GET /api/audit': () => ({ entries: [] }),
};
