import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findSkippedPackages } from './find-skipped-packages.ts';

const { packages } = parse(
  readFileSync(join(fileURLToPath(new URL('../..', import.meta.url)), 'pnpm-lock.yaml'), 'utf8'),
);
const bindings = Object.keys(packages).filter((name) => name.startsWith('@rolldown/binding-'));

test.each([
  [{ os: 'linux', cpu: 'x64', libc: 'glibc' }, 'linux-x64-gnu'],
  [{ os: 'linux', cpu: 'arm64', libc: 'musl' }, 'linux-arm64-musl'],
  [{ os: 'darwin', cpu: 'arm64', libc: undefined }, 'darwin-arm64'],
  [{ os: 'win32', cpu: 'x64', libc: undefined }, 'win32-x64-msvc'],
] as const)('of bindings that were skipped, only the one for this machine is missed: %o', (machine, suffix) => {
  expect(bindings.length).toBeGreaterThan(10);
  const missed = findSkippedPackages(bindings, packages, machine);
  expect(missed).toEqual([expect.stringMatching(`^@rolldown/binding-${suffix}@`)]);
});

test('an installation that skipped only packages for other machines is complete', () => {
  const others = bindings.filter((name) => !name.includes('linux-x64-gnu'));
  const unrelated = ['left-behind@1.0.0', '@tybys/wasm-util@0.10.5'];
  const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' } as const;
  expect(findSkippedPackages([...others, ...unrelated], packages, machine)).toEqual([]);
});
