// Checks that every command and path in the Markdown documents exists.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { applications } from '../tools/fence/applications.ts';
import { sourceMutations } from './test-mutations/source-mutations.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
// Built-in commands of pnpm that the documents may name.
const pnpmCommands = new Set(['install', 'exec', 'add']);
const OPERATION_COUNT = ['script', 'calendar', 'drive']
  .map((name) => readFileSync(join(root, `packages/api-client/openapi/${name}.openapi.json`), 'utf8'))
  .reduce((count, document) => count + (document.match(/"operationId":/g)?.length ?? 0), 0);

describe.each(documents)('%s', (path) => {
  const text = readFileSync(join(root, path), 'utf8');

  test('names only commands that exist in package.json', () => {
    const named = namedCommands(text).map(({ name }) => name);
    expect(named.filter((name) => !(name in scripts) && !pnpmCommands.has(name))).toEqual([]);
  });

  test('names only paths that exist', () => {
    const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
    const named = quoted.filter((word) => /^(apps|packages|e2e|scripts|tools|docs|bench|\.ci)\/[\w./-]+$/.test(word));
    expect(named.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
  });

  test('states the actual number of operations', () => {
    const counts = [...text.matchAll(/\b(\d+) operations\b/g)].map((match) => Number(match[1]));
    expect(new Set([...counts, OPERATION_COUNT])).toEqual(new Set([OPERATION_COUNT]));
  });

  test('leaves toolchain versions to the files that pin them', () => {
    const promised = text.replaceAll(/npx (?:-y )?pnpm@12/g, '').replaceAll('Node 18 or newer', '');
    expect(promised.match(/\b(?:Node(?:\.js)?|pnpm)[ @]v?\d[\d.]*/g) ?? []).toEqual([]);
  });
});

test('documents are found', () => {
  expect(documents).toContain('README.md');
});

test('pnpm runs the scripts that documents name, not a built-in command', () => {
  const commands = documents.flatMap((path) => namedCommands(readFileSync(join(root, path), 'utf8')));
  const names = commands.flatMap(({ name, isRun }) => (isRun || pnpmCommands.has(name) ? [] : [name]));
  const stubs = Object.fromEntries(names.map((name) => [name, `echo script ${name}`]));
  const cwd = mkdtempSync(join(tmpdir(), 'rotunda-commands-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'commands', scripts: stubs }));
  const pnpm = execFileSync('npx', ['-y', '-p', 'pnpm@12', 'which', 'pnpm'], { encoding: 'utf8' }).trim();
  const isScript = (name: string) =>
    execFileSync(pnpm, [name], { cwd, encoding: 'utf8', stdio: 'pipe' }).includes(`script ${name}\n`);
  expect(Object.keys(stubs).length).toBeGreaterThan(10);
  expect(Object.keys(stubs).filter((name) => !isScript(name))).toEqual([]);
}, 60_000);

test.each([
  ['CHANGELOG.md', 1_200],
  ['docs/performance.md', 800],
])('%s has at most %i words', (path, maxWords) => {
  const [, text = ''] = readFileSync(join(root, path), 'utf8').split(/^## Unreleased$|^# Performance$/m);
  expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(maxWords);
});

test('docs/calls.md lists the injected faults', () => {
  const listed = readTable('docs/calls.md', 'rule that detects it').map(([fault]) => fault ?? '');
  expect(listed.toSorted()).toEqual(sourceMutations.map(({ name }) => name).toSorted());
});

test('docs/deployment.md quotes the messages of each check verbatim', () => {
  const sourceOf = (pattern: string) =>
    globSync(pattern, { cwd: root, exclude: (path) => /\.test\.ts$|node_modules/.test(path) })
      .map((path) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
  const ofDoctor = sourceOf('apps/bff/src/{app/doctor,features/connections}/*.ts');
  const ofStart = sourceOf('{apps/bff/src/{app,identity,platform},packages/*/src}/**/*.ts');
  const rows = readTable('docs/deployment.md', 'message contains');
  const unknown = rows.filter(([, check, message = '']) => {
    const text = message.replaceAll('`', '');
    return !(check === '`doctor`' ? ofDoctor : ofStart).includes(text);
  });
  expect(rows.length).toBeGreaterThan(15);
  expect(unknown).toEqual([]);
});

test('ARCHITECTURE.md names every application, package and layer', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const parts = globSync('{apps,packages}/*', { cwd: root }).filter((path) =>
    existsSync(join(root, path, 'package.json')),
  );
  expect(parts.filter((path) => !text.includes(`| \`${path}\``))).toEqual([]);
  const [picture = ''] = text.match(/^apps\/bff\/src .*?^```$/ms) ?? [];
  const folders = applications.flatMap(({ layers }) => layers.flatMap(({ includes }) => includes));
  const named = folders.flatMap((path) => /^(\w+)\/\*\*$/.exec(path)?.[1] ?? []);
  expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(picture))).toEqual([]);
});

/** Returns the pnpm commands that a text names, and whether they follow `pnpm run`. */
function namedCommands(text: string): { name: string; isRun: boolean }[] {
  const matches = text.matchAll(/\bpnpm(?:@\d+)? (?!-)(run )?([a-z][\w:-]*)/g);
  return [...matches].map(([, run, name = '']) => ({ name, isRun: run !== undefined }));
}

/** Returns the rows of a document's table with this column, without its head. */
function readTable(path: string, column: string): string[][] {
  const [, table = ''] = readFileSync(join(root, path), 'utf8').split(new RegExp(`^\\|.*\\| ${column} +\\|\\n`, 'm'));
  const [rows = ''] = table.split('\n\n');
  return rows
    .split('\n')
    .slice(1)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
