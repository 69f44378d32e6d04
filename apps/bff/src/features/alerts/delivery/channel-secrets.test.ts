import { expect, test } from 'vitest';
import { secretsAt } from './channel-store.ts';

test('a secret before counts until its time', () => {
  const channel = { userId: 'u', isTeam: false, address: 'https://hooks.example.com', signingSecret: 'new' };
  const rotated = { ...channel, previous: { signingSecret: 'old', untilMs: 10 } };
  expect(secretsAt(channel, 0)).toEqual(['new']);
  expect(secretsAt(rotated, 9)).toEqual(['new', 'old']);
  expect(secretsAt(rotated, 10)).toEqual(['new']);
});
