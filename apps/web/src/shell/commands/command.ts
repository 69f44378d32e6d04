import type { LucideIcon } from 'lucide-react';

/** A row of the palette: a target or an action. */
export type Command = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Alternative names: an ID, a URL, or synonyms. */
  names?: readonly string[];
  /** The text after the label, such as the email address of a person. */
  detail?: string | undefined;
  /** The shortcut keys of the same action. */
  keys?: string | undefined;
  /** The kind of the target resource, if the label is a name. */
  kind?: string;
  /** The key of the target resource, which is listed only once. */
  target?: string;
  /** Whether only `names` match the typed text, because many commands have similar labels. */
  isFoundByNames?: boolean;
  /** Whether the command is listed only when text was typed. */
  isSearchOnly?: boolean;
  /** The text by which a service found the target, which its label may not contain. */
  foundBy?: string;
  run: () => void;
};
