/** Someone who can be named: a person, or a group of people; where availability is asked for, also a calendar. */
export type KnownPerson = {
  email: string;
  /** Undefined where only the address is known. */
  name?: string | undefined;
  type: 'user' | 'group' | 'calendar';
};

/** What a person is called: the name, or the address where there is none. */
export function personLabel({ email, name }: KnownPerson): string {
  return name ?? email;
}

/** People of several sources, each address once; the name and the type are those of the first source that tells them. */
export function joinKnown(sources: readonly (readonly KnownPerson[])[]): KnownPerson[] {
  const found = new Map<string, KnownPerson>();
  for (const person of sources.flat()) {
    const key = person.email.toLowerCase();
    const before = found.get(key);
    const types = [before?.type, person.type];
    found.set(key, {
      email: before?.email ?? person.email,
      name: before?.name ?? person.name,
      type: (['group', 'user'] as const).find((type) => types.includes(type)) ?? 'calendar',
    });
  }
  return [...found.values()];
}
