import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../', import.meta.url));

/** Source files, tests aside, in which an expression matches. */
function findFiles(pattern: RegExp): string[] {
  const files = globSync('**/*.ts', { cwd: SOURCE, exclude: ['testing/**', '**/*.test.ts'] });
  return files.filter((path) => pattern.test(readFileSync(SOURCE + path, 'utf8'))).sort();
}

test('only the upstream client sends messages to a service', () => {
  expect(findFiles(/\.dispatch\(/)).toEqual(['upstream/client/upstream-client.ts']);
  // What speaks to the identity provider instead, and the checks of connections, which are to find out what retries and the
  // circuit breaker hide.
  expect(findFiles(/\bfetch\(|\bhttps?\.request\(/)).toEqual([
    'features/connections/probe.ts',
    'identity/sessions/oidc/token-responses.ts',
  ]);
});
