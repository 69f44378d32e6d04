import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components';
import { isAddress } from './addresses.ts';
import { OutsideChip } from './outside-chip.tsx';
import { getPersonLabel, type KnownPerson } from './person.ts';
import { PersonIcon } from './person-icon.tsx';

type PersonChipsProps = {
  /** The accessible name of the chips. */
  label: string;
  people: readonly KnownPerson[];
  /** Renders content on a chip, beside the name and address. */
  markOf?: ((email: string) => ReactNode) | undefined;
  onRemove: (emails: ReadonlySet<string>) => void;
  /** Called when the keys move past the last chip. */
  onLeave: () => void;
};

/** The people added to a field, each with name and address. Arrow keys move between them; Backspace removes one. */
export function PersonChips({ label, people, markOf, onRemove, onLeave }: PersonChipsProps) {
  const leave = (event: KeyboardEvent) => {
    const isOnLast = event.target instanceof Element && event.target.closest('[role=row]:last-child') !== null;
    if (event.key !== 'ArrowRight' || !isOnLast) return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  return (
    <div className="contents" onKeyDownCapture={leave}>
      <TagGroup aria-label={label} className="contents" onRemove={(keys) => onRemove(new Set([...keys].map(String)))}>
        <TagList items={people.map((person) => ({ id: person.email, person }))} className="contents">
          {({ person }) => (
            <Tag
              textValue={person.name === undefined ? person.email : `${person.name}, ${person.email}`}
              className={clsx(
                'flex min-h-24 min-w-0 max-w-full cursor-default items-center gap-6 rounded-control border px-6 text-small outline-offset-0 focus-visible:outline-2 focus-visible:outline-focus',
                isAddress(person.email) ? 'border-line bg-sunken' : 'border-danger text-red-fg',
              )}
            >
              <PersonIcon type={person.type} />
              <span className="flex min-w-0 gap-x-6">
                <span className="shrink truncate font-medium">{getPersonLabel(person)}</span>
                {person.name !== undefined && <span className="shrink-2 truncate text-ink-3">{person.email}</span>}
              </span>
              {person.type !== 'calendar' && <OutsideChip address={person.email} />}
              {markOf?.(person.email)}
              <Button
                slot="remove"
                aria-label={`Remove ${getPersonLabel(person)}`}
                data-tooltip="Remove"
                className="-mr-6 flex size-24 shrink-0 cursor-default items-center justify-center rounded-control text-ink-3 hover:bg-hover"
              >
                <X size={12} strokeWidth={2} aria-hidden />
              </Button>
            </Tag>
          )}
        </TagList>
      </TagGroup>
    </div>
  );
}
