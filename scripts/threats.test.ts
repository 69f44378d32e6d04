// Checks that every claim in the table of threats has a test.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const rows = readFileSync(join(root, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d+:/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test.each(rows)('%s%s (%s) is proved by an existing test', (_start, _threat, _control, path = '', name = '') => {
  const text = readFileSync(join(root, path.replaceAll('`', '')), 'utf8');
  expect(text).toContain(`('${name}`);
});

test('every threat has a row', () => {
  expect(rows.map((row) => row[1]?.split(':')[0])).toEqual(Array.from({ length: 25 }, (_, index) => `T${index + 1}`));
});

// The duration of a comparison that stops at the first difference reveals part of a secret. These files compare values
// of the console itself: its own tokens, tokens of a grammar, and hashes and digests that are not secret.
const OWN = [
  'apps/bff/src/features/approval-history/evidence/verify-evidence.ts',
  'apps/bff/src/features/capabilities/capability-prober.ts',
  'apps/bff/src/features/delayed-calls/delayed-call-store.ts',
  'apps/bff/src/features/jobs/job-store.ts',
  'apps/bff/src/features/live-updates/feed-refresher.ts',
  'apps/bff/src/features/reports/report-routes.ts',
  'apps/bff/src/identity/credentials/credential-vault.ts',
  'apps/bff/src/platform/audit-trail/chain-record.ts',
  'apps/bff/src/platform/audit-trail/find-altered-content.ts',
  'apps/bff/src/platform/audit-trail/open-audit.ts',
  'apps/bff/src/platform/audit-trail/verify-chains.ts',
  'apps/bff/src/upstream/policy/narrow-search.ts',
  'apps/bff/src/upstream/proxy/idempotency-store.ts',
];
const SECRET = String.raw`\b[\w.?]*(?:token|secret|hash|mac|digest|signature|ticket|verifier)\w*\b(?:\([^()]*\))?`;
const VALUE = String.raw`(?!undefined|null|''|0)[\w('"]`;
const EARLY = new RegExp(`${SECRET} [!=]== ${VALUE}|[\\w)] [!=]== ${SECRET}`, 'i');

test('T15: secrets from outside are looked up by their hash or compared in constant time', () => {
  const sources = globSync('apps/bff/src/**/*.ts', { cwd: root }).filter((path) => !/testing|\.test\.ts$/.test(path));
  const early = sources.filter((path) => EARLY.test(readFileSync(join(root, path), 'utf8')));
  expect(early.toSorted()).toEqual(OWN);
});
