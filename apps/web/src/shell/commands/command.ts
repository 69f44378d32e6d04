import type { LucideIcon } from 'lucide-react';

/** One line of the palette: something to go to or to do. */
export type Command = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Keys that do the same. */
  keys?: string | undefined;
  /** What kind of resource it leads to, where the label is a name. */
  kind?: string;
  /** Names the resource that it leads to, which is listed once. */
  target?: string;
  /** The text that the command was found by, when its label need not hold it. */
  foundBy?: string;
  run: () => void;
};
