import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the source files that match an expression, without tests. */
function findFiles(pattern: RegExp): string[] {
  const files = globSync('**/*.ts', { cwd: SOURCE, exclude: ['testing/**', '**/*.test.ts'] });
  return files.filter((path) => pattern.test(readFileSync(SOURCE + path, 'utf8'))).sort();
}

test('only the upstream client sends messages to a service', () => {
  expect(findFiles(/\.dispatch\(/)).toEqual(['upstream/client/upstream-client.ts']);
  // These files call the identity provider, or check connections without the retries and the circuit breaker that would
  // hide errors.
  expect(findFiles(/\bfetch\(|\bhttps?\.request\(/)).toEqual([
    'features/connections/probe.ts',
    'identity/sessions/oidc/provider-fetch.ts',
  ]);
});
