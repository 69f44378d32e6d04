import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BuildModule, planChunks } from './plan-chunks.ts';
import { reachAll } from './reach-all.ts';

const FULL_BYTES = 2000;

/** Modules by name, each with its size and what it imports. */
function build(modules: Record<string, [sizeBytes: number, ...imports: string[]]>): Map<string, BuildModule> {
  return new Map(Object.entries(modules).map(([id, [sizeBytes, ...imports]]) => [id, { sizeBytes, imports }]));
}

/** How many files each screen loads, with those that its files import. */
function countFiles(modules: Map<string, BuildModule>, plan: Map<string, string>, screens: readonly string[][]) {
  const importsOf = (file: string) =>
    [...plan]
      .filter(([, at]) => at === file)
      .flatMap(([id]) => modules.get(id)?.imports ?? [])
      .flatMap((id) => plan.get(id) ?? []);
  return screens.map(
    (roots) =>
      reachAll(
        roots.flatMap((id) => plan.get(id) ?? []),
        importsOf,
      ).size,
  );
}

describe('planned files', () => {
  test('hold what the same screens start with, and are named after their largest module', () => {
    const modules = build({
      list: [9, 'grid'],
      tree: [5, 'grid', 'lines'],
      grid: [20],
      lines: [2],
      dialog: [4, 'grid'],
    });
    const plan = planChunks(modules, [['list'], ['tree']], { maxFiles: 5, fullBytes: FULL_BYTES });
    expect(Object.fromEntries(plan)).toEqual({ list: 'list', tree: 'tree', lines: 'tree', grid: 'grid' });
  });

  test('are put together where that costs least when a screen would load too many', () => {
    const modules = build({
      one: [1, 'large', 'small', 'all'],
      two: [1, 'large', 'all'],
      three: [1, 'small', 'all'],
      large: [1000],
      small: [10],
      all: [5],
    });
    const plan = planChunks(modules, [['one'], ['two'], ['three']], { maxFiles: 3, fullBytes: FULL_BYTES });
    expect(plan.get('small')).not.toBe(plan.get('large'));
    expect(Math.max(...countFiles(modules, plan, [['one'], ['two'], ['three']]))).toBeLessThanOrEqual(3);
  });

  test('are put together, too, where the few that then load more have room for it', () => {
    const modules = build({
      full: [1500, 'query', 'calls'],
      other: [1400, 'query', 'calls'],
      empty: [1, 'query'],
      query: [300],
      calls: [200],
    });
    const screens = [['full'], ['other'], ['empty']];
    const plan = planChunks(modules, screens, { maxFiles: 5, fullBytes: FULL_BYTES });
    expect(plan.get('calls')).toBe(plan.get('query'));
    const isFull = new Map([...modules, ['empty', { sizeBytes: 1600, imports: ['query'] }]]);
    const kept = planChunks(isFull, screens, { maxFiles: 5, fullBytes: FULL_BYTES });
    expect(kept.get('calls')).not.toBe(kept.get('query'));
  });

  test('hold every module of a screen once, and are no more for any screen than they may be', () => {
    const graph = fc
      .array(fc.tuple(fc.nat({ max: 500 }), fc.array(fc.nat({ max: 20 }), { maxLength: 3 })), {
        minLength: 1,
        maxLength: 20,
      })
      .map((rows) =>
        // Modules import only those after them: there are no circles in the sources.
        build(
          Object.fromEntries(
            rows.map(([size, steps], at) => [
              `m${at}`,
              [
                size,
                ...new Set(
                  steps
                    .map((step) => at + 1 + step)
                    .filter((to) => to < rows.length)
                    .map((to) => `m${to}`),
                ),
              ],
            ]),
          ),
        ),
      );
    fc.assert(
      fc.property(graph, fc.array(fc.nat({ max: 19 }), { minLength: 1, maxLength: 6 }), (modules, roots) => {
        const screens = roots.map((at) => [`m${at % modules.size}`]);
        const plan = planChunks(modules, screens, { maxFiles: 2, fullBytes: FULL_BYTES });
        const reached = reachAll(screens.flat(), (id) => modules.get(id)?.imports ?? []);
        expect([...plan.keys()].sort()).toEqual([...reached].sort());
        expect(Math.max(...countFiles(modules, plan, screens))).toBeLessThanOrEqual(2);
      }),
    );
  });
});
