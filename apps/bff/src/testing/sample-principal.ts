import type { Principal } from '#domain/principal.ts';

/** An operator who has not confirmed her identity recently. */
export const OLGA: Principal = {
  sessionId: 's',
  userId: 'olga',
  userHash: 'h',
  subject: 'olga',
  email: 'olga@example.com',
  name: 'Olga',
  roles: ['operator'],
  authenticatedAt: undefined,
  credentialId: 'c',
  scopes: new Set<string>(),
  expiresAt: 0,
};
