// Jobs, delayed calls, uploads, leases, audit intents, approvals, alerts and live topics have one source of time, which tests and the
// simulation replace: a direct look at the clock of the machine, or a timer of it, would not follow theirs.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../apps/bff/src/', import.meta.url));
const FOLDERS = '{domain,features,platform/{audit-trail,background,delivery,invalidations,limits,store}}';
const OF_MACHINE = /\bDate\.now\b|\bnew Date\(\)|\bset(?:Timeout|Interval)\b/;

test('what has states asks the clock that it is given, and has no timers beside it', () => {
  const users = globSync(`${FOLDERS}/**/*.ts`, { cwd: source })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) => OF_MACHINE.test(readFileSync(source + path, 'utf8')));
  expect(users.toSorted()).toEqual([
    'domain/clock.ts', // The clock of the machine itself.
    'features/connections/check-machine.ts', // Asks whether certificates of the machine have expired.
    'platform/store/open-store.ts', // Notes when a migration ran, before the store has a clock.
    'platform/store/sqlite-driver.ts', // Waits for locks of other processes.
  ]);
});
