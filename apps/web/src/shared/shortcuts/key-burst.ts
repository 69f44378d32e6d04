/** The maximum pause between two keys of a burst, in milliseconds. Typing has shorter pauses, decisions longer ones. */
export const BURST_MS = 400;

/**
 * The function of a key in a burst: moves between rows, pages or selections; changes something; has any other function; or none
 * on this screen, like most letters of a text.
 */
export type KeyKind = 'move' | 'change' | 'other' | 'unbound';

/** A key of a burst, as in `KeyboardEvent.key`. */
export type BurstKey = { key: string; kind: KeyKind };

const SIGNS: Readonly<Record<KeyKind, string>> = { move: 'm', change: 'D', other: 'o', unbound: '?' };

// Three or more keys that may be intended as a change: moves with one change at the end, or changes with `j` between them. No
// English word matches the first pattern, because it has no vowel before its end, nor the second, because `n`, `p` and `k` are
// not `j`.
const DECIDING = /^[jm]*D?$|^j*(Dj+)*D?$/;

/**
 * Reports whether a key is a move key from which no English word can be formed. Only with such keys can a burst be anything but
 * text.
 */
export function isNavigationKey(key: string): boolean {
  return 'jknpvxX'.includes(key);
}

/**
 * Reports whether the changes of a key burst are intended. A single key is, and so are two, unless one has no function here or
 * both are changes. Three or more are text unless they look like fast work: `j` `j` `x` `#`, or `a` `j` `a`.
 */
export function isIntendedChange(burst: readonly BurstKey[]): boolean {
  const signs = getSigns(burst);
  if (burst.length < 2) return true;
  if (burst.length > 2) return DECIDING.test(signs);
  return !(signs.includes('?') || (signs === 'DD' && burst[0]?.key !== burst[1]?.key));
}

/** Reports whether a key burst is text, so that none of its letters is a shortcut. */
export function isText(burst: readonly BurstKey[]): boolean {
  return burst.length > 2 && /[D?]/.test(getSigns(burst)) && !isIntendedChange(burst);
}

function getSigns(burst: readonly BurstKey[]): string {
  return burst.map(({ key, kind }) => (kind === 'move' && key === 'j' ? 'j' : SIGNS[kind])).join('');
}
