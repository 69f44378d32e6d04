import { useMemo, useState } from 'react';
import type { CalendarInfo } from '#shared/calendar/occurrence.ts';
import { isAddress, parseAddresses } from '#shared/people/addresses.ts';
import { PeopleField } from '#shared/people/people-field.tsx';
import type { KnownPerson } from '#shared/people/person.ts';
import { useSession } from '#shared/session/session.ts';
import type { AvailabilitySearch } from './search.ts';

type WhoFieldProps = {
  /** The email addresses of people and the IDs of calendars. */
  who: readonly string[];
  calendars: readonly CalendarInfo[];
  onSearch: (change: Pick<AvailabilitySearch, 'who'>) => void;
};

/** Selects the people and calendars that must be free together. */
export function WhoField({ who, calendars, onSearch }: WhoFieldProps) {
  const { email, name } = useSession();
  const written = who.join(', ');
  const [shown, setShown] = useState(written);
  const [text, setText] = useState(written);
  if (shown !== written) {
    setShown(written);
    // Text being typed is retained unless the people were changed elsewhere.
    if (parseAddresses(text).join(', ') !== written) setText(written);
  }
  const also = useMemo(
    () => [{ email, name, type: 'user' as const }, ...calendars.map(toKnown)],
    [email, name, calendars],
  );
  return (
    <PeopleField
      label="People and calendars"
      placeholder="Name or email address"
      also={also}
      isNoticeHidden
      value={text}
      onChange={setText}
      onAdd={(added) => onSearch({ who: added.filter((one) => isAddress(one) || who.includes(one)) })}
    />
  );
}

function toKnown({ id, name }: CalendarInfo): KnownPerson {
  return { email: id, name, type: 'calendar' };
}
