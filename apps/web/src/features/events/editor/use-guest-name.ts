import { useKnownPeople } from '#shared/people/known-people.ts';
import type { EventForm } from './event-form.ts';

/** Returns the names of guests by email address, from the event or else from the console's data. */
export function useGuestName(guests: EventForm['guests']): (email: string | undefined) => string | undefined {
  const known = useKnownPeople('', { isEnabled: guests.length > 0 });
  return (email) =>
    guests.find((guest) => guest.email === email)?.displayName ??
    known.find((person) => person.email.toLowerCase() === email?.toLowerCase())?.name;
}
