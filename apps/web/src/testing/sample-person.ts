import type { PersonSession } from '#shared/people/console-people.ts';
import type { StubRoutes } from './stub-services.ts';

/** A session of a reviewer, whose email address is spelt differently than in the other samples. */
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

/** The coverage of a complete index. */
export const coverage = { state: 'current', scanned: 1, total: 1, failedCount: 0, failed: [], calls: 1 };

/** Only the session of the reviewer is known. */
export const personRoutes: StubRoutes = {
  'GET /auth/people/sessions': () => ({ sessions: [ritaSession] }),
  'GET /api/indexes/approvals': () => ({ rows: [], all: 0, coverage }),
  'GET /api/audit': () => ({ entries: [] }),
};
