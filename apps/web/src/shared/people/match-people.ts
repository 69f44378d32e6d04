import { foldText } from '#lib/fold-text.ts';
import type { KnownPerson } from './person.ts';

/** Returns how well folded words match a person, from 0; smaller is better. Returns undefined if they do not match. */
function rankPerson({ email, name = '' }: KnownPerson, words: readonly string[]): number | undefined {
  if (words.length === 0) return 0;
  const [address, called] = [foldText(email), foldText(name)];
  if (!words.every((word) => called.includes(word) || address.includes(word))) return undefined;
  const text = words.join(' ');
  if (address === text) return 0;
  if (called.startsWith(text) || address.startsWith(text)) return 1;
  const parts = [...called.split(/[\s.-]+/), address, ...address.split(/[.@_\-+]+/)];
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 3;
}

/** Returns the people that match a text, best first. The sort is stable. */
export function matchPeople<Person extends KnownPerson>(people: readonly Person[], text: string): Person[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return people
    .flatMap((person) => {
      const rank = rankPerson(person, words);
      return rank === undefined ? [] : [{ person, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ person }) => person);
}
