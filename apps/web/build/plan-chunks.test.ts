import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BuildModule } from './group-modules.ts';
import { planChunks, type Screen } from './plan-chunks.ts';
import { reachAll } from './reach-all.ts';

const KIB = 1024;
const MAX_BYTES = 20 * KIB;

/** Modules by name, each with its size and what it imports. */
function build(modules: Record<string, [sizeKib: number, ...imports: string[]]>): Map<string, BuildModule> {
  return new Map(
    Object.entries(modules).map(([id, [sizeKib, ...imports]]) => [id, { sizeBytes: sizeKib * KIB, imports }]),
  );
}

/** Screens that may load as much as each other, each with the one module that it starts with. */
function startWith(...names: string[]): Screen[] {
  return names.map((name) => ({ starts: [name], maxBytes: MAX_BYTES }));
}

/** How many files each screen loads, with those that its files import. */
function countFiles(modules: Map<string, BuildModule>, plan: Map<string, string>, screens: readonly Screen[]) {
  const importsOf = (file: string) =>
    [...plan]
      .filter(([, at]) => at === file)
      .flatMap(([id]) => modules.get(id)?.imports ?? [])
      .flatMap((id) => plan.get(id) ?? []);
  return screens.map(
    ({ starts }) =>
      reachAll(
        starts.flatMap((id) => plan.get(id) ?? []),
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
    const plan = planChunks(modules, startWith('list', 'tree'), 5);
    expect(Object.fromEntries(plan)).toEqual({ list: 'list', tree: 'tree', lines: 'tree', grid: 'grid' });
  });

  test('are put together where that costs least when a screen would load too many', () => {
    const modules = build({
      one: [0.1, 'large', 'small', 'all'],
      two: [0.1, 'large', 'all'],
      three: [9, 'small', 'all'],
      large: [10],
      small: [2],
      all: [2],
    });
    const screens = startWith('one', 'two', 'three');
    const plan = planChunks(modules, screens, 3);
    expect(plan.get('small')).not.toBe(plan.get('large'));
    expect(Math.max(...countFiles(modules, plan, screens))).toBeLessThanOrEqual(3);
  });

  test('are put together, too, where the few that then load more have room for it', () => {
    const modules = build({
      full: [15, 'query', 'calls'],
      other: [14, 'query', 'calls'],
      empty: [0.1, 'query'],
      query: [3],
      calls: [2],
    });
    const plan = planChunks(modules, startWith('full', 'other', 'empty'), 5);
    expect(plan.get('calls')).toBe(plan.get('query'));
    const small = startWith('full', 'other').concat({ starts: ['empty'], maxBytes: 4 * KIB });
    const retained = planChunks(modules, small, 5);
    expect(retained.get('calls')).not.toBe(retained.get('query'));
  });

  test('are put together however large they are, when a screen would load too many', () => {
    const modules = build({
      one: [1, 'large', 'small'],
      small: [196],
      large: [498, 'empty'],
      other: [498, 'empty'],
      empty: [0],
    });
    const screens = startWith('other', 'one', 'small', 'large');
    const plan = planChunks(modules, screens, 2);
    expect(Math.max(...countFiles(modules, plan, screens))).toBeLessThanOrEqual(2);
  });

  test('are left apart when they are told to stay so', () => {
    const modules = build({ one: [1, 'apart', 'other'], other: [0.1], apart: [1] });
    modules.set('apart', { sizeBytes: KIB, imports: [], isApart: true });
    const plan = planChunks(modules, startWith('one'), 3);
    expect(Object.fromEntries(plan)).toEqual({ one: 'one', other: 'one', apart: 'apart' });
  });

  test('are refused when what stays apart stands between modules that belong together', () => {
    const modules = build({ one: [1, 'apart'], below: [1] });
    modules.set('apart', { sizeBytes: KIB, imports: ['below'], isApart: true });
    expect(() => planChunks(modules, startWith('one'), 3)).toThrow('import each other in a circle');
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
        const screens = startWith(...roots.map((at) => `m${at % modules.size}`));
        const plan = planChunks(modules, screens, 2);
        const reached = reachAll(
          screens.flatMap(({ starts }) => starts),
          (id) => modules.get(id)?.imports ?? [],
        );
        expect([...plan.keys()].sort()).toEqual([...reached].sort());
        expect(Math.max(...countFiles(modules, plan, screens))).toBeLessThanOrEqual(2);
      }),
    );
  });
});
