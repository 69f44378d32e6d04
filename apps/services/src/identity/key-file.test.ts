import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadIdentityKeys, loadSecret } from './key-file.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-keys-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('keys are generated once and read from then on', () => {
  const path = join(directory, 'keys.json');
  const keys = loadIdentityKeys(path);
  expect(keys.jwks.map((key) => key.alg)).toEqual(['RS256', 'ES256']);
  expect(loadIdentityKeys(path)).toEqual(keys);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(directory)).toEqual(['keys.json']);
});

test('a file without keys is an error and is not replaced', () => {
  const path = join(directory, 'keys.json');
  writeFileSync(path, '{"jwks":[]}');
  expect(() => loadIdentityKeys(path)).toThrow();
  expect(readFileSync(path, 'utf8')).toBe('{"jwks":[]}');
});

test('a secret is generated once and read from then on', () => {
  const path = join(directory, 'secret');
  const secret = loadSecret(path);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(loadSecret(path)).toBe(secret);
});
