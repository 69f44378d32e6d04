/** Why a shortcut can do nothing now. */
export type Refusal = {
  reason: string;
  /** Finds what is missing, to put the focus there. */
  findMissing?: (() => HTMLElement | null | undefined) | undefined;
};

/** A key of the screen, and what it does. */
export type Shortcut = {
  /** The KeyboardEvent key as the console comes, after `Shift ` where a named key is held with it. */
  key: string;
  run: () => void;
  /** Why it can do nothing now, if it cannot. */
  refusal: Refusal | undefined;
  /** Whether it decides, deletes, sends or changes anything by itself. */
  isChange: boolean;
};

type Entry = { readonly current: Shortcut };

const entries = new Set<Entry>();

/** Adds a shortcut, as `entry` has it whenever a key is pressed. Returns what removes it. */
export function addShortcut(entry: Entry): () => void {
  entries.add(entry);
  return () => entries.delete(entry);
}

/** The shortcuts that are on the screen, in the order in which they came. */
export function readShortcuts(): Shortcut[] {
  return [...entries].map(({ current }) => current);
}
