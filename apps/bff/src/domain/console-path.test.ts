import fc from 'fast-check';
import { expect, test } from 'vitest';
import { consolePath, toSafeReturnPath } from './console-path.ts';

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a\r\nSet-Cookie: x',
  '/\tevil',
  '',
  undefined,
  '/auth/logout',
  '/.//evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/@evil.example',
  '/files//evil.example',
  '/files/..//evil.example',
  '/files/%2e%2e/auth/logout',
  '/auth',
  '/api?x',
  '/feeds/token.ics',
  '/assets.js',
  '/files/\ud800',
])('%j leads to the home page', (text) => {
  expect(toSafeReturnPath(text)).toBe('/');
});

test.each([
  '/',
  '/?month=2026-11',
  '/processes?status=FAILED',
  '/file/abc/preview#page=2',
  '/files/a%2Fb',
  '/access-requests',
  '/confirmed.html',
])('%s is preserved', (text) => {
  expect(toSafeReturnPath(text)).toBe(text);
  expect(consolePath.safeParse(text).success).toBe(true);
});

test.each(['/files/../processes', '/processes?q="x"', '/%66iles', '//evil.example', '/%2f/evil.example'])(
  '%s is not stored',
  (text) => {
    expect(consolePath.safeParse(text).success).toBe(false);
  },
);

test('the browser stays on this origin, whatever target is requested', () => {
  const pieces = fc.array(
    fc.constantFrom('/', '\\', '.', '%2f', '%5c', '@', ':', 'evil.example', '\n', '\t', ' ', '?', '#', 'a', '//'),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((parts) => parts.join('')),
        fc.webUrl(),
        fc.string({ unit: 'binary' }),
      ),
      (text) => {
        const target = toSafeReturnPath(text);
        expect(new URL(target, 'https://console.example').origin).toBe('https://console.example');
        expect(target.startsWith('/')).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
