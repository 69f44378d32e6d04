import { X } from 'lucide-react';
import { useState } from 'react';
import { splitAddresses } from '#shared/people/addresses.ts';
import { OutsideChip } from '#shared/people/outside-chip.tsx';
import { PeopleField } from '#shared/people/people-field.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FieldAction } from '#ui/fields/field-action.tsx';
import type { EventForm } from './event-form.ts';
import { useGuestName } from './use-guest-name.ts';

type GuestFieldsProps = { form: EventForm; onChange: (change: Partial<EventForm>) => void };

const ANSWERS: Readonly<Record<string, string>> = {
  accepted: 'accepted',
  tentative: 'maybe',
  declined: 'declined',
  needsAction: 'no response yet',
};
const RIGHTS = [
  ['guestsCanInviteOthers', 'Guests can invite others'],
  ['guestsCanModify', 'Guests can edit the event'],
  ['guestsCanSeeOtherGuests', 'Guests can see the guest list'],
] as const;

/** The fields for the guests and their permissions. */
export function GuestFields({ form, onChange }: GuestFieldsProps) {
  const [text, setText] = useState('');
  const { guests } = form;
  const nameOf = useGuestName(guests);
  const known = new Set(guests.map(({ email }) => email?.toLowerCase()));
  const { addresses, invalid } = splitAddresses(text);
  const add = () => {
    if (addresses.length === 0 || invalid.length > 0) return;
    const added = new Set(addresses.filter((email) => !known.has(email.toLowerCase())));
    onChange({ guests: [...guests, ...[...added].map((email) => ({ email }))] });
    setText('');
  };
  return (
    <div className="flex flex-col gap-8">
      <div className="flex items-start gap-8">
        <div className="min-w-0 flex-1">
          <PeopleField
            label="Add guests"
            placeholder="Name or email address"
            without={guests.flatMap(({ email }) => email ?? [])}
            value={text}
            onChange={setText}
            onEnter={add}
          />
        </div>
        <FieldAction>
          <Button onPress={add} disabledReason={text === '' ? 'Enter a guest first.' : undefined}>
            Add
          </Button>
        </FieldAction>
      </div>
      {guests.length > 0 && (
        <ul aria-label="Guests" className="divide-y divide-line rounded-card border border-line">
          {guests.map((guest) => (
            <li key={guest.email} className="flex min-h-36 items-center gap-8 px-12">
              <span className="flex min-w-0 flex-1 items-center gap-8">
                <span className="truncate">
                  {nameOf(guest.email) ?? guest.email}{' '}
                  <span className="text-ink-3 text-small">
                    {nameOf(guest.email) !== undefined && !guest.resource && `${guest.email} · `}
                    {ANSWERS[guest.responseStatus ?? 'needsAction']}
                  </span>
                </span>
                {!guest.resource && <OutsideChip address={guest.email} />}
              </span>
              <Checkbox
                isSelected={guest.optional ?? false}
                onChange={(optional) =>
                  onChange({ guests: guests.map((each) => (each === guest ? { ...each, optional } : each)) })
                }
              >
                Optional
              </Checkbox>
              <IconButton
                icon={X}
                label={`Remove ${guest.email}`}
                onPress={() => onChange({ guests: guests.filter((each) => each !== guest) })}
              />
            </li>
          ))}
        </ul>
      )}
      {RIGHTS.map(([name, label]) => (
        <Checkbox key={name} isSelected={form[name]} onChange={(isOn) => onChange({ [name]: isOn })}>
          {label}
        </Checkbox>
      ))}
    </div>
  );
}
