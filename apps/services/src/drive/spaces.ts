import { invalidParameter } from '#core/errors/service-error.ts';

const SPACES = ['drive', 'appDataFolder', 'photos'] as const;

/** A separate area for items. A list covers one or more spaces. The space `photos` is always empty. */
export type Space = (typeof SPACES)[number];

/** Parses a `spaces` parameter, which defaults to `drive`. Throws 400 if a space is unknown. */
export function parseSpaces(text: string | undefined): ReadonlySet<Space> {
  return new Set((text ?? 'drive').split(',').map((name) => toSpace(name.trim())));
}

function toSpace(name: string): Space {
  const space = SPACES.find((known) => known === name);
  if (!space) throw invalidParameter('spaces');
  return space;
}
