import { expect, test } from 'vitest';
import { isChannelToken, makeChannelToken } from './channel-token.ts';

test('a channel accepts only its own token, and an unknown channel accepts none', () => {
  const [one, other] = [makeChannelToken(), makeChannelToken()];
  expect(isChannelToken(one.token, one.tokenHash)).toBe(true);
  for (const [token, tokenHash] of [
    [other.token, one.tokenHash],
    ['', one.tokenHash],
    [one.tokenHash, one.tokenHash],
    [one.token, undefined],
    ['', undefined],
  ] as const) {
    expect(isChannelToken(token, tokenHash)).toBe(false);
  }
});
