import { expect, test } from 'vitest';
import { targetAt } from './channel-store.ts';

test('a previous secret is valid until it expires', () => {
  const channel = { userId: 'u', isTeam: false, address: 'https://hooks.example.com', signingSecret: 'new' };
  const rotated = { ...channel, previous: { signingSecret: 'old', untilMs: 10 } };
  expect(targetAt(channel, 0).signingSecrets).toEqual(['new']);
  expect(targetAt(rotated, 9).signingSecrets).toEqual(['new', 'old']);
  expect(targetAt(rotated, 10).signingSecrets).toEqual(['new']);
});
