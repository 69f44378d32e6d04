import { foldText } from '#lib/fold-text.ts';
import type { KnownPerson } from './person.ts';

/** How well a text names someone, from 0; smaller is better. Undefined when it does not. */
function rankPerson({ email, name = '' }: KnownPerson, text: string): number | undefined {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const [address, called] = [foldText(email), foldText(name)];
  if (words.length === 0) return 0;
  if (address === words.join(' ')) return 0;
  const parts = [...called.split(/[\s.-]+/), address, ...address.split(/[.@_\-+]+/)];
  const starts = (word: string) => parts.some((part) => part.startsWith(word));
  if (called.startsWith(words.join(' ')) || address.startsWith(words.join(' '))) return 1;
  if (words.every(starts)) return 2;
  return words.every((word) => called.includes(word) || address.includes(word)) ? 3 : undefined;
}

/** People whom a text names, the best first; equals stay in the order that they came in. */
export function matchPeople<Person extends KnownPerson>(people: readonly Person[], text: string): Person[] {
  return people
    .flatMap((person) => {
      const rank = rankPerson(person, text);
      return rank === undefined ? [] : [{ person, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ person }) => person);
}
