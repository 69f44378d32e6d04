import type { LucideIcon } from 'lucide-react';

/** One line of the palette: something to go to or to do. */
export type Command = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** What else it is called: an ID, an address, other words for it. */
  names?: readonly string[];
  /** Stands after the label, such as the address of a person. */
  detail?: string | undefined;
  /** Keys that do the same. */
  keys?: string | undefined;
  /** What kind of resource it leads to, where the label is a name. */
  kind?: string;
  /** Names the resource that it leads to, which is listed once. */
  target?: string;
  /** Whether it is listed only once something is typed. */
  isSearchOnly?: boolean;
  /** The text that a service found it by, when its label need not hold it. */
  foundBy?: string;
  run: () => void;
};
