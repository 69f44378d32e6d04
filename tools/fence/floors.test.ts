// Imports go down only, between files and between folders, imports of types included.
import { matchesGlob } from 'node:path';
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

  test('has no circle of folders', () => {
    expect(findCircles(toFolders(imports))).toEqual([]);
  });
});

function floorOf({ floors }: Application, file: string): number {
  return floors.findIndex(({ includes }) => includes.some((pattern) => matchesGlob(file, pattern)));
}

/** Floors of folders, such as `features/jobs`; others are one folder each. */
function folderOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return /^(?:features|shared|upstream|identity|platform)$/.test(first) && second !== '' ? `${first}/${second}` : first;
}

function toFolders(imports: ImportGraph): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const folder = folderOf(file);
    const known = folders.get(folder) ?? new Set();
    for (const target of targets) if (folderOf(target) !== folder) known.add(folderOf(target));
    folders.set(folder, known);
  }
  return folders;
}

function toText({ from, to }: { from: string; to: string }): string {
  return `${from} → ${to}`;
}
