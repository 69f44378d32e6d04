import { expect, test } from 'vitest';
import { toCurl } from './to-curl.ts';

test('a read is copied with its full address and without the session', () => {
  expect(
    toCurl({ method: 'GET', path: '/api/script/v1/processes?a=1&b=2', hasBody: false }, 'https://console.test'),
  ).toBe(`curl \\
  'https://console.test/api/script/v1/processes?a=1&b=2' \\
  -H 'x-bff-csrf: 1' \\
  -H "cookie: $ROTUNDA_COOKIE"`);
});

test('a write includes its method and reads its body from a file', () => {
  const command = toCurl({ method: 'PATCH', path: "/api/drive/v3/files/it's", hasBody: true }, 'https://console.test');
  expect(command).toContain('-X PATCH');
  expect(command).toContain('--data @body.json');
  expect(command).toContain(`'https://console.test/api/drive/v3/files/it'\\''s'`);
});
