import type { ReactNode } from 'react';
import type { KnownPerson } from './person.ts';

/** The properties of a people field. */
export type PeopleFieldProps = {
  label: string;
  /** The email addresses and any text typed after them, separated by commas. */
  value: string;
  onChange: (text: string) => void;
  /** Whether the field accepts a single person. Another one replaces the first. */
  isSingle?: boolean;
  /** The ID of a file. People with access to it are suggested first. */
  fileId?: string | undefined;
  /** The addresses that are not suggested, because they are already present. */
  without?: readonly string[];
  description?: string;
  placeholder?: string;
  errorMessage?: string | undefined;
  /** Whether the field takes focus when it appears. */
  autoFocus?: boolean;
  /** Suggestions in addition to known people, such as calendars. */
  also?: readonly KnownPerson[];
  /** Whether to hide the note about addresses outside the organisation, if nothing is shared or sent. */
  isNoticeHidden?: boolean;
  /** Renders content on the chip of an added person, beside the name and address. */
  markOf?: (email: string) => ReactNode;
  /** Called with all added people when one is added or removed. */
  onAdd?: (added: readonly string[]) => void;
  /** Called with a person selected from the list. */
  onChoose?: (person: KnownPerson) => void;
  /** Called when Enter is pressed and no text is left to add. */
  onEnter?: () => void;
};
