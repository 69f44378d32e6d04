// Checks that imports between files and between folders, including type imports, only lead to lower layers.
import { dirname, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Application, applications } from './applications.ts';
import { findCycles } from './find-cycles.ts';
import { type ImportGraph, readImports } from './read-imports.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('cycles are found, whatever leads into them', () => {
  const graph = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [], e: ['f'], f: ['g'], g: ['e'] };
  expect(findCycles(new Map(Object.entries(graph)))).toEqual([
    ['b', 'c'],
    ['e', 'f', 'g'],
  ]);
});

test('a folder without its sub-folders has the imports of its own files', () => {
  const imports = new Map([
    ['jobs/page.ts', ['jobs/list/table.ts', 'jobs/title.ts']],
    ['jobs/list/table.ts', ['jobs/title.ts']],
    ['jobs/title.ts', []],
  ]);
  expect(findCycles(imports)).toEqual([]);
  expect(findCycles(toFolders(imports))).toEqual([['jobs', 'jobs/list']]);
});

test('a sub-folder includes its contents at every depth', () => {
  const imports = new Map([
    ['jobs/page.ts', ['jobs/list/table.ts']],
    ['jobs/list/table.ts', ['jobs/run/start.ts']],
    ['jobs/run/start.ts', ['jobs/run/plan.ts']],
    ['jobs/run/plan.ts', []],
    ['jobs/run/report.ts', ['jobs/list/row.ts']],
    ['jobs/list/row.ts', []],
  ]);
  expect(foldersOf(imports)).toEqual(['', 'jobs', 'jobs/list', 'jobs/run']);
  expect(findCycles(imports)).toEqual([]);
  expect(findCycles(toEntries(imports, 'jobs'))).toEqual([['jobs/list', 'jobs/run']]);
});

describe.each(applications)('$source', (application) => {
  const imports = readImports(root, application.source);
  const all = [...imports].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));

  test('has every file on one layer', () => {
    expect(imports.size).toBeGreaterThan(100);
    expect([...imports.keys()].filter((file) => layerOf(application, file) === -1)).toEqual([]);
  });

  test('imports only from the same layer and lower ones', () => {
    const upward = all.filter(({ from, to }) => layerOf(application, to) < layerOf(application, from));
    expect(upward.map(toText)).toEqual([]);
  });

  test('has no imports between independent folders', () => {
    const crossing = all.filter(({ from, to }) => {
      const layer = application.layers[layerOf(application, from)];
      return (
        layer?.hasIndependentFolders &&
        layerOf(application, to) === layerOf(application, from) &&
        folderOf(from) !== folderOf(to)
      );
    });
    expect(crossing.map(toText)).toEqual([]);
  });

  test('has no import cycle between files', () => {
    expect(findCycles(imports)).toEqual([]);
  });

  test('has no files directly in a layer of folders', () => {
    const loose = [...imports.keys()].filter((file) => /^(?:features|shared)\/[^/]+$/.test(file));
    expect(loose).toEqual([]);
  });

  test('has no import cycle between the files and sub-folders of any folder', () => {
    const folders = foldersOf(imports);
    expect(folders.length).toBeGreaterThan(20);
    expect(folders.flatMap((folder) => findCycles(toEntries(imports, folder)))).toEqual([]);
  });

  test('has no import cycle between folders without their sub-folders', () => {
    expect(findCycles(toFolders(imports))).toEqual([]);
  });
});

function layerOf({ layers }: Application, file: string): number {
  return layers.findIndex(({ includes }) => includes.some((pattern) => matchesGlob(file, pattern)));
}

/** Returns the folder of a file on its layer, such as `features/jobs`. Other layers count as one folder each. */
function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'features' && second !== '' ? `${first}/${second}` : first;
}

/** Returns the folders at every depth. The source directory is the empty path. */
function foldersOf(imports: ImportGraph): string[] {
  const ends = [...imports.keys()].flatMap((file) =>
    [0, ...[...file.matchAll(/\//g)].map(({ index }) => index)].map((end) => file.slice(0, end)),
  );
  return [...new Set(ends)];
}

/** Returns the imports between the entries of a folder. A sub-folder includes all of its contents. */
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

/** Returns the imports between folders. A folder includes only its own files. */
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
