import { useEffect, useRef } from 'react';
import type { KnownPerson } from './person.ts';
import { PersonOption } from './person-option.tsx';

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
