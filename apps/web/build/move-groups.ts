import type { Group } from './group-modules.ts';
import { type Task, type WeighedPlan, weighPlan, weightOf } from './weigh-plan.ts';

// Of the files that seem best for a group only so many are weighed with all that they import.
const WEIGHED_FILES = 5;
// After that hardly anything moves any more.
const ROUNDS = 3;

/** Moves each group to the file where it costs least, or to one of its own. What was put together early is so mended late. */
export function moveGroups(task: Task, plan: WeighedPlan): WeighedPlan {
  let best = plan;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = best;
    for (const place of task.groups.keys()) best = moveGroup(task, best, place);
    if (best === before) break;
  }
  return best;
}

function moveGroup(task: Task, plan: WeighedPlan, place: number): WeighedPlan {
  let best = plan;
  const group = task.groups[place];
  const file = plan.fileOf[place];
  if (!group || group.isApart || file === undefined) return plan;
  const isAlone = plan.files.get(file)?.groups.length === 1;
  const unused = Math.max(...plan.files.keys()) + 1;
  for (const target of [...findFiles(plan, group, file), ...(isAlone ? [] : [unused])]) {
    const next = weighPlan(task, plan.fileOf.with(place, target));
    if (!next || next.counts.some((count) => count > task.maxFiles)) continue;
    if (next.costBytes < best.costBytes) best = next;
  }
  return best;
}

/** The files where the group seems to weigh least, other than its own, that some screen loads which starts with the group. */
function findFiles({ files, excessBytes }: WeighedPlan, group: Group, own: number): number[] {
  const largest = Math.max(...excessBytes);
  const weights = excessBytes.map((bytes) => weightOf(bytes - largest));
  const found: { name: number; weight: number }[] = [];
  for (const [name, { screens, sizeBytes, isApart }] of files) {
    if (isApart || name === own || !screens.some((loads, screen) => loads & (group.screens[screen] ?? 0))) continue;
    const weight = weights.reduce((sum, each, screen) => {
      if (screens[screen] === group.screens[screen]) return sum;
      return sum + each * weightOf(screens[screen] ? group.sizeBytes : sizeBytes);
    }, 0);
    found.push({ name, weight });
  }
  found.sort((a, b) => a.weight - b.weight);
  return found.slice(0, WEIGHED_FILES).map(({ name }) => name);
}
