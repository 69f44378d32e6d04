import type { components } from '@rotunda/api-client/bff-types';
import { toEmailKey } from '#domain/email-key.ts';

type PersonRow = components['schemas']['PersonRow'];

/** A person as known to one source. */
export type FoundPerson = {
  source: PersonRow['foundIn'][number];
  email: string;
  name: string | undefined;
  type: PersonRow['type'];
  /** How often the source mentions the person. */
  mentions: number;
};

/** A field of a service resource that names a person. */
export type NamedPerson = {
  emailAddress?: string | undefined;
  email?: string | undefined;
  displayName?: string | undefined;
};

/** The longest address that is stored (RFC 5321 section 4.5.3.1.3). */
const MAX_EMAIL_CHARS = 254;

/** Collects the people that a source mentions, without duplicates. */
export class PeopleCollector {
  readonly #source: FoundPerson['source'];
  readonly #found = new Map<string, FoundPerson>();

  constructor(source: FoundPerson['source']) {
    this.#source = source;
  }

  /** Adds a mention of a person. Does nothing without an address. */
  add(
    { emailAddress, email = emailAddress ?? '', displayName }: NamedPerson,
    type: FoundPerson['type'] = 'user',
  ): void {
    if (!email.includes('@') || email.length > MAX_EMAIL_CHARS) return;
    const key = toEmailKey(email);
    const before = this.#found.get(key);
    this.#found.set(key, {
      source: this.#source,
      email: before?.email ?? email,
      name: before?.name ?? toName(displayName, email),
      type: before?.type === 'group' ? 'group' : type,
      mentions: (before?.mentions ?? 0) + 1,
    });
  }

  /** Returns the most mentioned people. */
  list(limit: number): FoundPerson[] {
    return [...this.#found.values()].toSorted((one, other) => other.mentions - one.mentions).slice(0, limit);
  }
}

/** Merges people from all sources into one row per address. */
export function mergePeople(found: readonly FoundPerson[]): PersonRow[] {
  return [...Map.groupBy(found, ({ email }) => toEmailKey(email)).values()].map((all) => {
    const name = all.find((one) => one.name !== undefined)?.name;
    return {
      email: all[0]?.email ?? '',
      ...(name !== undefined && { name }),
      type: all.some(({ type }) => type === 'group') ? 'group' : 'user',
      foundIn: [...new Set(all.map(({ source }) => source))],
      mentions: all.reduce((sum, { mentions }) => sum + mentions, 0),
    };
  });
}

// Services return the address if they do not know a name.
function toName(displayName: string | undefined, email: string): string | undefined {
  const name = displayName?.trim();
  return name === '' || name === email ? undefined : name;
}
