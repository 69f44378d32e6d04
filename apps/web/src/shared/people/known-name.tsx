import { useKnownPeople } from './known-people.ts';

type KnownNameProps = { address: string };

/** The name of a person whom the user can see somewhere; nothing where only the address is known. */
export function KnownName({ address }: KnownNameProps) {
  const person = useKnownPeople('').find(({ email }) => email.toLowerCase() === address.toLowerCase());
  if (!person?.name || person.name === address) return null;
  return <span className="max-w-full shrink-0 truncate font-medium">{person.name}</span>;
}
