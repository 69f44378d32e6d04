import type { Group } from './group-modules.ts';

/** What a file costs beside its modules: names that it takes and hands out, and that it is compressed by itself. */
export const FILE_BYTES = 800;

// Less, and only the fullest screen would count; more, and what many screens save would outweigh that it grows.
const SHARPNESS_BYTES = 1000;

/** What a plan is for: modules in groups, and how much each screen may load. */
export type Task = { groups: readonly Group[]; maxBytes: readonly number[]; maxFiles: number };

/** One file of a plan. */
export type PlannedFile = {
  isApart: boolean;
  sizeBytes: number;
  groups: number[];
  screens: Uint8Array;
  imports: Set<number>;
};

/** A plan that can be carried out, and how it leaves the screens. */
export type WeighedPlan = {
  /** For each group the file that it is in. */
  fileOf: readonly number[];
  files: ReadonlyMap<number, PlannedFile>;
  /** How much each screen loads beyond what it may. */
  excessBytes: readonly number[];
  /** How many files each screen loads. */
  counts: readonly number[];
  /** About the largest excess, and a little more the more screens come near it. */
  costBytes: number;
};

/** Says what screens load by a plan; none when files would import each other in a circle. */
export function weighPlan(task: Task, fileOf: readonly number[]): WeighedPlan | undefined {
  const files = fillFiles(task, fileOf);
  const order = orderFiles(files);
  if (!order) return undefined;
  const excessBytes = task.maxBytes.map((bytes) => -bytes);
  const counts = task.maxBytes.map(() => 0);
  for (const file of order) {
    for (const imported of file.imports) addScreens(files.get(imported)?.screens, file.screens);
    // Thousands of plans are weighed: the shortest way through the screens counts.
    for (let screen = 0; screen < counts.length; screen += 1) {
      if (file.screens[screen] === 0) continue;
      excessBytes[screen] = (excessBytes[screen] ?? 0) + file.sizeBytes;
      counts[screen] = (counts[screen] ?? 0) + 1;
    }
  }
  const largest = Math.max(...excessBytes);
  const sum = excessBytes.reduce((all, bytes) => all + weightOf(bytes - largest), 0);
  return { fileOf, files, excessBytes, counts, costBytes: largest + SHARPNESS_BYTES * Math.log(sum) };
}

// More would be infinite, and infinite times nothing is not a number.
const MAX_EXPONENT = 600;

/** How much a screen weighs that has so many bytes more than another. */
export function weightOf(moreBytes: number): number {
  return Math.exp(Math.min(moreBytes / SHARPNESS_BYTES, MAX_EXPONENT));
}

function fillFiles({ groups, maxBytes }: Task, fileOf: readonly number[]): Map<number, PlannedFile> {
  const files = new Map<number, PlannedFile>();
  for (const [place, group] of groups.entries()) {
    const name = fileOf[place] ?? place;
    const empty = {
      isApart: group.isApart,
      sizeBytes: FILE_BYTES,
      groups: [],
      screens: new Uint8Array(maxBytes.length),
      imports: new Set<number>(),
    };
    const file = files.get(name) ?? empty;
    file.groups.push(place);
    file.sizeBytes += group.sizeBytes;
    addScreens(file.screens, group.screens);
    for (const imported of group.imports) file.imports.add(fileOf[imported] ?? imported);
    file.imports.delete(name);
    files.set(name, file);
  }
  return files;
}

function addScreens(all: Uint8Array | undefined, more: Uint8Array): void {
  if (!all) return;
  for (let screen = 0; screen < more.length; screen += 1) if (more[screen] === 1) all[screen] = 1;
}

/** Files before those that they import; none when there is a circle. */
function orderFiles(files: ReadonlyMap<number, PlannedFile>): PlannedFile[] | undefined {
  const left = new Set<number>();
  const entered = new Set<number>();
  const order: PlannedFile[] = [];
  const isCircle = (name: number): boolean => {
    if (left.has(name)) return false;
    if (entered.has(name)) return true;
    entered.add(name);
    const file = files.get(name);
    if (!file) return false;
    for (const imported of file.imports) if (isCircle(imported)) return true;
    left.add(name);
    order.push(file);
    return false;
  };
  for (const name of files.keys()) if (isCircle(name)) return undefined;
  return order.reverse();
}
