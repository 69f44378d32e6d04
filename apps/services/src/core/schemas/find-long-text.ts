/**
 * Maximum length of a text in a request. Lists repeat the texts of their entries, up to a thousand times, so texts of a megabyte
 * would make responses that no program can read, and block other requests meanwhile.
 */
const MAX_TEXT_CHARACTERS = 32_768;

/** The members of bodies with a limit of their own, by schema. */
const OWN_LIMITS: Readonly<Record<string, readonly string[]>> = {
  Content: ['files'],
  CreateProjectRequest: ['title'],
  Event: ['recurrence'],
  ExecutionRequest: ['parameters'],
  File: ['contentHints', 'name'],
  ScriptProperty: ['value'],
};

/** Returns the path of a text in a body that is longer than any text of its kind, or undefined if there is none. */
export function findLongText(schemaName: string, body: unknown): string | undefined {
  const own = OWN_LIMITS[schemaName] ?? [];
  return typeof body === 'object' && body !== null ? findInMembers(body, own) : undefined;
}

function findInMembers(value: object, except: readonly string[] = []): string | undefined {
  for (const [name, member] of Object.entries(value)) {
    if (except.includes(name)) continue;
    if (typeof member === 'string' && member.length > MAX_TEXT_CHARACTERS) return name;
    const below = typeof member === 'object' && member !== null ? findInMembers(member) : undefined;
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}

/** What is wrong with such a text. */
export const LONG_TEXT = `must have at most ${MAX_TEXT_CHARACTERS} characters`;
