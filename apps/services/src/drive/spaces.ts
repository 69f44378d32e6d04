import { invalidParameter } from '#core/errors/service-error.ts';

const SPACES = ['drive', 'appDataFolder', 'photos'] as const;

/** A place of its own for items: a list is about one or more of them. No item is in `photos` any more. */
export type Space = (typeof SPACES)[number];

/** The spaces that a `spaces` parameter names, `drive` when it is absent. Throws 400 for others. */
export function parseSpaces(text: string | undefined): ReadonlySet<Space> {
  return new Set((text ?? 'drive').split(',').map((name) => toSpace(name.trim())));
}

function toSpace(name: string): Space {
  const space = SPACES.find((known) => known === name);
  if (!space) throw invalidParameter('spaces');
  return space;
}
