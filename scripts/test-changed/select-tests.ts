import { basename, dirname } from 'node:path';

/**
 * The imports of an application including its tests: the files that each file imports, all as paths relative to the repository.
 */
type Imports = ReadonlyMap<string, readonly string[]>;

/** The nearest tests of a change, and the number of other tests that import it through more files. */
export type TestSelection = { chosen: readonly string[]; distantCount: number };

/** The maximum import distance at which a test of a changed file is run. */
const MAX_IMPORT_DISTANCE = 2;
const TEST = /\.test\.tsx?$/;

/**
 * Selects the tests for changed files: changed tests, those in the folder of a changed file, those that import one directly or
 * through one other file, and the application's tests named after the folder of one (`features/jobs` has `tests/jobs.test.ts` and
 * `tests/job-runs.test.ts`).
 */
export function selectTests(changed: readonly string[], imports: Imports): TestSelection {
  const tests = [...imports.keys()].filter((path) => TEST.test(path));
  const distances = measureDistances(changed, imports);
  const folders = new Set(changed.map((path) => dirname(path)));
  const isNear = (test: string) =>
    folders.has(dirname(test)) ||
    (distances.get(test) ?? Infinity) <= MAX_IMPORT_DISTANCE ||
    changed.some((path) => isNamedAfter(test, path));
  const chosen = tests.filter(isNear).sort();
  const distantCount = tests.filter((test) => distances.has(test) && !chosen.includes(test)).length;
  return { chosen, distantCount };
}

/** Returns the import distance of files from a changed file: 0 for the file itself, 1 for a file that imports it. */
function measureDistances(changed: readonly string[], imports: Imports): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  const distances = new Map(changed.map((path) => [path, 0]));
  // Iterating over a map includes entries added during the iteration, so this visits files nearest first.
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}

/** Whether a test of a whole application is named after the folder of one of its files, possibly in the singular. */
function isNamedAfter(test: string, path: string): boolean {
  const [application] = /^apps\/[^/]+/.exec(test) ?? [];
  if (application === undefined || !test.startsWith(`${application}/tests/`)) return false;
  if (!path.startsWith(`${application}/src/`)) return false;
  const name = basename(test);
  const folder = basename(dirname(path)).replace(/s$/, '');
  return name.startsWith(`${folder}.`) || name.startsWith(`${folder}s.`) || name.startsWith(`${folder}-`);
}
