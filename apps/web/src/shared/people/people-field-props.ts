import type { ReactNode } from 'react';
import type { KnownPerson } from './person.ts';

/** What a field for people is given. */
export type PeopleFieldProps = {
  label: string;
  /** The addresses, and what is typed after them, with commas between. */
  value: string;
  onChange: (text: string) => void;
  /** Takes one person: another one replaces the first. */
  isSingle?: boolean;
  /** Offers people who have access to this file first. */
  fileId?: string | undefined;
  /** Addresses that are not offered, as they are there already. */
  without?: readonly string[];
  description?: string;
  placeholder?: string;
  errorMessage?: string | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** Offered besides the people who are known, such as calendars. */
  also?: readonly KnownPerson[];
  /** Leaves out the sentence about addresses outside the organisation, where nothing is shared or sent. */
  isNoticeHidden?: boolean;
  /** What stands on the chip of somebody who was added, besides name and address. */
  markOf?: (email: string) => ReactNode;
  /** Called with all who are added, whenever somebody is added or removed. */
  onAdd?: (added: readonly string[]) => void;
  /** Called with someone who was chosen from the list. */
  onChoose?: (person: KnownPerson) => void;
  /** Called when Enter is pressed and no text is left to add. */
  onEnter?: () => void;
};
