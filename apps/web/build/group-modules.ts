import { reachAll } from './reach-all.ts';

/** One module of the build: about what it adds to what a browser loads, and the modules that it cannot do without. */
export type BuildModule = {
  sizeBytes: number;
  imports: readonly string[];
  /** Whether it stays in a file of its own. */
  isApart?: boolean;
};

/** Modules that the same screens start with. */
export type Group = {
  modules: string[];
  sizeBytes: number;
  /** For each screen 1 when it starts with these, or 0. */
  screens: Uint8Array;
  isApart: boolean;
  /** Places of the groups that these modules import. */
  imports: Set<number>;
};

/**
 * Puts together the modules that the same screens start with; those that no screen starts with are left out.
 * @param screens for each screen the modules that it starts with
 */
export function groupModules(
  modules: ReadonlyMap<string, BuildModule>,
  screens: readonly (readonly string[])[],
): Group[] {
  const screensOf = new Map<string, Uint8Array>();
  for (const [index, roots] of screens.entries()) {
    for (const id of reachAll(roots, (from) => modules.get(from)?.imports ?? [])) {
      const own = screensOf.get(id) ?? new Uint8Array(screens.length);
      own[index] = 1;
      screensOf.set(id, own);
    }
  }
  const groups = new Map<string, Group>();
  const groupOf = new Map<string, Group>();
  for (const [id, { sizeBytes, isApart = false }] of modules) {
    const own = screensOf.get(id);
    if (!own) continue;
    const key = isApart ? id : own.join('');
    const group = groups.get(key) ?? { modules: [], sizeBytes: 0, screens: own, isApart, imports: new Set() };
    group.modules.push(id);
    group.sizeBytes += sizeBytes;
    groups.set(key, group);
    groupOf.set(id, group);
  }
  const all = [...groups.values()];
  const places = new Map(all.map((group, place) => [group, place]));
  for (const group of all) {
    const imported = group.modules.flatMap((id) => modules.get(id)?.imports ?? []);
    group.imports = new Set(imported.flatMap((id) => places.get(groupOf.get(id) ?? group) ?? []));
  }
  return all;
}
