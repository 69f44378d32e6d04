/** A person or a group; for availability also a calendar. */
export type KnownPerson = {
  email: string;
  /** Undefined if only the email address is known. */
  name?: string | undefined;
  type: 'user' | 'group' | 'calendar';
};

/** Returns the name of a person, or the email address if there is no name. */
export function getPersonLabel({ email, name }: KnownPerson): string {
  return name ?? email;
}

/**
 * Joins people from several sources, deduplicated by address. The name and the type are from the first source that provides them.
 */
export function mergeKnownPeople(sources: readonly (readonly KnownPerson[])[]): KnownPerson[] {
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
