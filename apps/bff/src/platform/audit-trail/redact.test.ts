import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REMOVED, redact } from './redact.ts';

test('values of secret members are removed at any depth, and no other values are', () => {
  const channel = { id: 'c1', token: 't', params: { ttl: '60' } };
  const meeting = { entryPoints: [{ uri: 'https://meet.example/1', pin: '1234', passcode: 'x', label: 'Room' }] };
  expect(redact({ channel, meeting, tokens: 3, key: '' })).toEqual({
    channel: { id: 'c1', token: REMOVED, params: { ttl: '60' } },
    meeting: { entryPoints: [{ uri: 'https://meet.example/1', pin: REMOVED, passcode: REMOVED, label: 'Room' }] },
    tokens: 3,
    key: '',
  });
});

test('no secret survives, wherever it appears', () => {
  const name = fc.constantFrom('token', 'refreshToken', 'client_secret', 'Password', 'accessCode', 'pin');
  fc.assert(
    fc.property(
      name,
      fc.jsonValue(),
      fc.array(fc.constantFrom('list', 'member'), { maxLength: 6 }),
      (secret, rest, path) => {
        const wrap = (inner: unknown, step: string): unknown => (step === 'list' ? [rest, inner] : { inner, rest });
        const value = path.reduce(wrap, { [secret]: 'S3cr3t-value' });
        expect(JSON.stringify(redact(value))).not.toContain('S3cr3t-value');
      },
    ),
  );
});
