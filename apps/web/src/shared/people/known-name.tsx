import { useKnownPeople } from './known-people.ts';

type KnownNameProps = { address: string };

/** Shows the name of a person visible to the user. Renders nothing if only the email address is known. */
export function KnownName({ address }: KnownNameProps) {
  const person = useKnownPeople('').find(({ email }) => email.toLowerCase() === address.toLowerCase());
  if (!person?.name || person.name === address) return null;
  return <span className="max-w-full shrink-0 truncate font-medium">{person.name}</span>;
}
