import { expect, test } from 'vitest';
import { createTarget } from './channel-store.ts';

test('a previous secret is valid until it expires', () => {
  const channel = { userId: 'u', isTeam: false, address: 'https://hooks.example.com', signingSecret: 'new' };
  const rotated = { ...channel, previous: { signingSecret: 'old', untilMs: 10 } };
  expect(createTarget(channel, 0).signingSecrets).toEqual(['new']);
  expect(createTarget(rotated, 9).signingSecrets).toEqual(['new', 'old']);
  expect(createTarget(rotated, 10).signingSecrets).toEqual(['new']);
});
