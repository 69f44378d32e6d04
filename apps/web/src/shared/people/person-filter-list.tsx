import type { ComponentProps } from 'react';
import { SuggestionPopover } from '#ui/fields/suggestion-popover.tsx';
import type { KnownPerson } from './person.ts';
import { PersonOption } from './person-option.tsx';

type PersonFilterListProps = Omit<ComponentProps<typeof SuggestionPopover>, 'children'> & {
  people: readonly KnownPerson[];
  onChoose: (person: KnownPerson) => void;
};

/** The suggestions of a people filter, in a popover over the filtered list. */
export function PersonFilterList({ people, onChoose, ...popover }: PersonFilterListProps) {
  return (
    <SuggestionPopover {...popover}>
      {people.map((person, index) => (
        <PersonOption
          key={person.email}
          id={`${popover.id}-${index}`}
          person={person}
          isActive={index === popover.activeIndex}
          onChoose={onChoose}
        />
      ))}
    </SuggestionPopover>
  );
}
