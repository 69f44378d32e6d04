import { useEffect, useRef } from 'react';
import { SuggestionOption } from '#ui/suggestion-option.tsx';
import { OutsideChip } from './outside-chip.tsx';
import { type KnownPerson, personLabel } from './person.ts';
import { PersonIcon } from './person-icon.tsx';

type PersonOptionsProps = {
  /** Begins the IDs of the list and its options. */
  id: string;
  people: readonly KnownPerson[];
  activeIndex: number;
  onChoose: (person: KnownPerson) => void;
};

/** People whom a field offers. The list stands below the field and moves what follows, so that it covers nothing. */
export function PersonOptions({ id, people, activeIndex, onChoose }: PersonOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Suggestions"
      className="rounded-card border border-line bg-surface p-4 dark:border-line-strong"
    >
      {people.map((person, index) => (
        <SuggestionOption
          key={person.email}
          id={`${id}-${index}`}
          isActive={index === activeIndex}
          onChoose={() => onChoose(person)}
        >
          <PersonIcon type={person.type} />
          <span className="flex min-w-0 flex-1 flex-wrap gap-x-8">
            <span className="truncate font-medium">{personLabel(person)}</span>
            {person.name !== undefined && <span className="truncate text-ink-3">{person.email}</span>}
          </span>
          <OutsideChip address={person.email} />
        </SuggestionOption>
      ))}
    </div>
  );
}
