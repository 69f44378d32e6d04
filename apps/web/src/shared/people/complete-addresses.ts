/**
 * What a text of addresses, separated by commas, can become: the last part, completed by each of some people who are not in it
 * yet.
 */
export function completeAddresses(text: string, people: readonly string[]): readonly string[] {
  const parts = text.split(/[\s,;]+/);
  const typed = parts.pop() ?? '';
  const named = new Set(parts.map((part) => part.toLowerCase()));
  const before = text.slice(0, text.length - typed.length);
  return people.filter((person) => !named.has(person.toLowerCase())).map((person) => `${before}${person}`);
}
