// Imports go down only, between files and between folders, imports of types included.
import { dirname, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Application, applications } from './applications.ts';
import { findCircles } from './find-circles.ts';
import { type ImportGraph, readImports } from './read-imports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('circles are found, whatever leads into them', () => {
  const graph = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['f'], f: ['g'], g: ['e'] };
  expect(findCircles(new Map(Object.entries(graph)))).toEqual([
    ['b', 'c'],
    ['e', 'f', 'g'],
  ]);
});

test('a folder taken without its sub-folders imports what its own files import', () => {
  const imports = new Map([
    ['jobs/page.ts', ['jobs/list/table.ts', 'jobs/title.ts']],
    ['jobs/list/table.ts', ['jobs/title.ts']],
    ['jobs/title.ts', []],
  ]);
  expect(findCircles(imports)).toEqual([]);
  expect(findCircles(toFolders(imports))).toEqual([['jobs', 'jobs/list']]);
});

test('a sub-folder stands for all that it contains, at every depth', () => {
  const imports = new Map([
    ['jobs/page.ts', ['jobs/list/table.ts']],
    ['jobs/list/table.ts', ['jobs/run/start.ts']],
    ['jobs/run/start.ts', ['jobs/run/plan.ts']],
    ['jobs/run/plan.ts', []],
    ['jobs/run/report.ts', ['jobs/list/row.ts']],
    ['jobs/list/row.ts', []],
  ]);
  expect(foldersOf(imports)).toEqual(['', 'jobs', 'jobs/list', 'jobs/run']);
  expect(findCircles(imports)).toEqual([]);
  expect(findCircles(toEntries(imports, 'jobs'))).toEqual([['jobs/list', 'jobs/run']]);
});

describe.each(applications)('$source', (application) => {
  const imports = readImports(root, application.source);
  const all = [...imports].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));

  test('has every file on one floor', () => {
    expect(imports.size).toBeGreaterThan(100);
    expect([...imports.keys()].filter((file) => floorOf(application, file) === -1)).toEqual([]);
  });

  test('imports from its own floor and those below alone', () => {
    const upward = all.filter(({ from, to }) => floorOf(application, to) < floorOf(application, from));
    expect(upward.map(toText)).toEqual([]);
  });

  test('keeps folders apart that are to be', () => {
    const crossing = all.filter(({ from, to }) => {
      const floor = application.floors[floorOf(application, from)];
      return (
        floor?.isApart && floorOf(application, to) === floorOf(application, from) && folderOf(from) !== folderOf(to)
      );
    });
    expect(crossing.map(toText)).toEqual([]);
  });

  test('has no circle of files', () => {
    expect(findCircles(imports)).toEqual([]);
  });

  test('keeps a floor of folders free of loose files', () => {
    const loose = [...imports.keys()].filter((file) => /^(?:features|shared)\/[^/]+$/.test(file));
    expect(loose).toEqual([]);
  });

  test('has no circle among the files and sub-folders of any folder', () => {
    const folders = foldersOf(imports);
    expect(folders.length).toBeGreaterThan(20);
    expect(folders.flatMap((folder) => findCircles(toEntries(imports, folder)))).toEqual([]);
  });

  test('has no circle of folders, each taken without its sub-folders', () => {
    expect(findCircles(toFolders(imports))).toEqual([]);
  });
});

function floorOf({ floors }: Application, file: string): number {
  return floors.findIndex(({ includes }) => includes.some((pattern) => matchesGlob(file, pattern)));
}

/** Floors of folders, such as `features/jobs`; others are one folder each. */
function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'features' && second !== '' ? `${first}/${second}` : first;
}

/** The folders at every depth, the source itself as the empty path. */
function foldersOf(imports: ImportGraph): string[] {
  const ends = [...imports.keys()].flatMap((file) =>
    [0, ...[...file.matchAll(/\//g)].map(({ index }) => index)].map((end) => file.slice(0, end)),
  );
  return [...new Set(ends)];
}

/** Imports among the files and sub-folders of a folder; a sub-folder stands for all that it contains. */
function toEntries(imports: ImportGraph, folder: string): Map<string, Set<string>> {
  const start = folder === '' ? '' : `${folder}/`;
  const entries = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    if (!file.startsWith(start)) continue;
    const entry = toEntry(file, start);
    const known = entries.get(entry) ?? new Set();
    for (const target of targets)
      if (target.startsWith(start) && toEntry(target, start) !== entry) known.add(toEntry(target, start));
    entries.set(entry, known);
  }
  return entries;
}

/** Imports among folders, each of which stands for its own files alone. */
function toFolders(imports: ImportGraph): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const folder = dirname(file);
    const known = folders.get(folder) ?? new Set();
    for (const target of targets) if (dirname(target) !== folder) known.add(dirname(target));
    folders.set(folder, known);
  }
  return folders;
}

function toEntry(file: string, start: string): string {
  const end = file.indexOf('/', start.length);
  return end === -1 ? file : file.slice(0, end);
}

function toText({ from, to }: { from: string; to: string }): string {
  return `${from} → ${to}`;
}
