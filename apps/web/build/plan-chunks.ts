import { type BuildModule, groupModules } from './group-modules.ts';
import { mergeFiles } from './merge-files.ts';
import { moveGroups } from './move-groups.ts';
import { weighPlan } from './weigh-plan.ts';

/** The modules that a screen starts with, and about how many bytes of those in the plan it may load. */
export type Screen = { starts: readonly string[]; maxBytes: number };

/**
 * Says which modules lie together so that no screen loads more than `maxFiles` files: for each module the one that its file
 * is named after, which is the largest of it. Modules that the same screens start with always lie together; beyond that the
 * screen with the least room left of what it may load gets the most. Modules that no screen starts with are not in the plan.
 * Files never import each other in a circle.
 * @param modules the modules by id; imports of others are passed over
 */
export function planChunks(
  modules: ReadonlyMap<string, BuildModule>,
  screens: readonly Screen[],
  maxFiles: number,
): Map<string, string> {
  const groups = groupModules(
    modules,
    screens.map(({ starts }) => starts),
  );
  const task = { groups, maxBytes: screens.map(({ maxBytes }) => maxBytes), maxFiles };
  const apart = weighPlan(task, [...groups.keys()]);
  if (!apart) throw new Error('what stays apart and what belongs together import each other in a circle');
  const { files } = moveGroups(task, mergeFiles(task, apart));
  return new Map(
    [...files.values()].flatMap((file) => {
      const ids = file.groups.flatMap((place) => groups[place]?.modules ?? []);
      const sizeOf = (id: string) => modules.get(id)?.sizeBytes ?? 0;
      const largest = ids.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
      return ids.map((id) => [id, largest] as const);
    }),
  );
}
