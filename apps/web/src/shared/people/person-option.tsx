import { SuggestionOption } from '#ui/fields/suggestion-option.tsx';
import { OutsideChip } from './outside-chip.tsx';
import { getPersonLabel, type KnownPerson } from './person.ts';
import { PersonIcon } from './person-icon.tsx';

type PersonOptionProps = {
  id: string;
  person: KnownPerson;
  isActive: boolean;
  onChoose: (person: KnownPerson) => void;
};

/** A suggested person, with name and address. */
export function PersonOption({ id, person, isActive, onChoose }: PersonOptionProps) {
  return (
    <SuggestionOption id={id} isActive={isActive} onChoose={() => onChoose(person)}>
      <PersonIcon type={person.type} />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-8">
        <span className="truncate font-medium">{getPersonLabel(person)}</span>
        {person.name !== undefined && <span className="truncate text-ink-3">{person.email}</span>}
      </span>
      {person.type !== 'calendar' && <OutsideChip address={person.email} />}
    </SuggestionOption>
  );
}
