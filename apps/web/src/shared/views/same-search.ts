/** Reports whether two URLs have the same search parameters, regardless of their order. */
export function isSameSearch(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  return toCanonicalSearch(one) === toCanonicalSearch(other);
}

function toCanonicalSearch(search: Readonly<Record<string, unknown>>): string {
  const members = Object.entries(search).filter(([, value]) => value !== undefined);
  return JSON.stringify(members.toSorted(([name], [otherName]) => (name < otherName ? -1 : 1)));
}
