import { useState } from 'react';
import { isAddress } from './addresses.ts';
import { useKnownPeople } from './known-people.ts';
import { matchPeople } from './match-people.ts';
import type { PeopleFieldProps } from './people-field-props.ts';
import { addParts, formatPeople, getTypeText, isWritten, type PeopleText, splitPeople } from './people-text.ts';
import type { KnownPerson } from './person.ts';

const MAX_OFFERED = 6;

type PeopleTextOptions = Pick<
  PeopleFieldProps,
  'value' | 'onChange' | 'onAdd' | 'onChoose' | 'isSingle' | 'fileId' | 'without' | 'also'
> & {
  /** Whether to request suggestions. */
  isEnabled?: boolean;
};

/** Returns the content of a people field, its suggestions, and the functions that change it. */
export function usePeopleText(options: PeopleTextOptions) {
  const { value, onChange, isSingle = false, without = [] } = options;
  const [text, setText] = useState<PeopleText>(() => ({ added: splitPeople(value), draft: '' }));
  // A value other than the one last written was set from outside.
  if (!isWritten(text, value, isSingle)) setText({ added: splitPeople(value), draft: '' });
  const [chosen, setChosen] = useState<readonly KnownPerson[]>([]);
  const [steps, setSteps] = useState<number>();
  const { added, draft } = text;
  const known = useKnownPeople(draft, options);
  const hidden = new Set([...added, ...without].map((email) => email.toLowerCase()));
  const offered = matchPeople(known, draft)
    .filter(({ email }) => !hidden.has(email.toLowerCase()))
    .slice(0, MAX_OFFERED);
  const isComplete = isAddress(draft.trim());
  // While a name is being typed, Enter selects the first suggestion. A complete address is used as typed.
  const activeIndex = steps ?? (draft.trim() === '' || isComplete ? -1 : 0);
  const change = (next: PeopleText) => {
    setText(next);
    setSteps(undefined);
    onChange(formatPeople(next, isSingle));
    if (next.added !== added) options.onAdd?.(next.added);
    return next.draft;
  };
  const add = (parts: readonly string[], rest = '') => change({ added: addParts(added, parts, isSingle), draft: rest });
  const choose = (person: KnownPerson) => {
    setChosen([...chosen, person]);
    add([person.email]);
    options.onChoose?.(person);
  };
  return {
    draft,
    offered,
    activeIndex,
    hasActive: activeIndex >= 0 && activeIndex < offered.length,
    people: added.map((email) => findKnown([...chosen, ...known], email)),
    /** Handles typed text. Returns the rest after its people were added. */
    type: (typed: string): string => change(getTypeText(text, typed, isSingle)),
    step: (by: number) => setSteps((Math.max(activeIndex, by > 0 ? -1 : 0) + by + offered.length) % offered.length),
    choose,
    addActive: () => offered.slice(Math.max(activeIndex, 0), activeIndex + 1).forEach(choose),
    /** Adds the typed text in any case. Returns false if none exists. */
    addDraft: () => {
      const parts = splitPeople(draft);
      if (parts.length > 0) add(parts);
      return parts.length > 0;
    },
    /** Adds the typed text if it is an email address. */
    addAddress: () => {
      if (isComplete) add([draft.trim()]);
    },
    /** Adds the addresses of a pasted text. Returns false if there are none, or if the text continues one being typed. */
    paste: (pasted: string) => {
      const parts = splitPeople(pasted);
      if (draft.trim() !== '' || !parts.some(isAddress)) return false;
      add(parts);
      return true;
    },
    /** Returns the invalid parts. Typed text counts once the field has lost focus. */
    findProblem: (hasLeft: boolean): string | undefined => {
      const wrong = [...added, ...(hasLeft ? splitPeople(draft) : [])].filter((part) => !isAddress(part));
      return wrong.length === 0 ? undefined : `Not an address: ${wrong.join(', ')}`;
    },
    remove: (emails: ReadonlySet<string>) => change({ added: added.filter((email) => !emails.has(email)), draft }),
    removeLast: () => change({ added: added.slice(0, -1), draft }),
  };
}

function findKnown(known: readonly KnownPerson[], email: string): KnownPerson {
  const found = known.find((person) => person.email.toLowerCase() === email.toLowerCase());
  return found ? { ...found, email } : { email, type: 'user' };
}
