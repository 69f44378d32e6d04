import { useEffect, useRef } from 'react';
import type { KnownPerson } from './person.ts';
import { PersonOption } from './person-option.tsx';

type PersonOptionsProps = {
  /** The prefix of the IDs of the list and its options. */
  id: string;
  people: readonly KnownPerson[];
  activeIndex: number;
  onChoose: (person: KnownPerson) => void;
};

/**
 * The suggestions of a people field. The list is below the field and pushes the following content down instead of covering it.
 */
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
        <PersonOption
          key={person.email}
          id={`${id}-${index}`}
          person={person}
          isActive={index === activeIndex}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
