/** The reason why a shortcut is unavailable. */
export type Refusal = {
  reason: string;
  /** Finds the missing input, in order to focus it. */
  findMissing?: (() => HTMLElement | null | undefined) | undefined;
};

/** A shortcut key of the screen, with its action. */
export type Shortcut = {
  /** The default KeyboardEvent key, prefixed with `Shift ` for a named key combined with it. */
  key: string;
  run: () => void;
  /** The reason why the shortcut is unavailable, if any. */
  refusal: Refusal | undefined;
  /** Whether the action itself decides, deletes, sends or changes anything. */
  isChange: boolean;
};

type Entry = { readonly current: Shortcut };

const entries = new Set<Entry>();

/** Adds a shortcut. `entry` is read at each key press. Returns a function that removes the shortcut. */
export function addShortcut(entry: Entry): () => void {
  entries.add(entry);
  return () => entries.delete(entry);
}

/** Returns the shortcuts on the screen, in the order in which they were added. */
export function readShortcuts(): Shortcut[] {
  return [...entries].map(({ current }) => current);
}
