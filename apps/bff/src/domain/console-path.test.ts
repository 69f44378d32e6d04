import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

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
])('%j leads to the home page', (text) => {
  expect(safeReturnTo(text)).toBe('/');
});

test.each(['/processes?status=FAILED', '/file/abc/preview#page=2', '/files/a%2Fb'])('%s is preserved', (text) => {
  expect(safeReturnTo(text)).toBe(text);
});

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
        const target = safeReturnTo(text);
        expect(new URL(target, 'https://console.example').origin).toBe('https://console.example');
        expect(target.startsWith('/')).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
