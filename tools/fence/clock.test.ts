// Jobs, delayed calls, uploads, leases, audit intents, approvals, alerts and live topics use an injected clock, which
// tests and the simulation replace. Direct use of the system clock or its timers would bypass it.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../apps/bff/src/', import.meta.url));
const FOLDERS = '{domain,features,platform/{audit-trail,background,delivery,invalidations,limits,store}}';
const SYSTEM_CLOCK = /\bDate\.now\b|\bnew Date\(\)|\bset(?:Timeout|Interval)\b/;

test('stateful code uses the injected clock and no other timers', () => {
  const users = globSync(`${FOLDERS}/**/*.ts`, { cwd: source })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => SYSTEM_CLOCK.test(readFileSync(source + path, 'utf8')));
  expect(users.toSorted()).toEqual([
    'domain/clock.ts', // Implements the system clock.
    'features/connections/check-machine.ts', // Checks whether certificates of the machine have expired.
    'platform/store/open-store.ts', // Records when a migration ran, before the store has a clock.
    'platform/store/sqlite-driver.ts', // Waits for locks of other processes.
  ]);
});
