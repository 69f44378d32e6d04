/** Longest pause between two keys of a burst, in milliseconds. Typing leaves less, deciding leaves more. */
export const BURST_MS = 400;

/**
 * What a key of a burst does: steps through rows, pages or selections; changes something; anything else that has a key; or
 * nothing on this screen, as most letters of a text.
 */
export type KeyKind = 'move' | 'change' | 'other' | 'unbound';

/** One key of a burst, as `KeyboardEvent.key` names it. */
export type BurstKey = { key: string; kind: KeyKind };

const SIGNS: Readonly<Record<KeyKind, string>> = { move: 'm', change: 'D', other: 'o', unbound: '?' };

// Three or more keys that may change something: steps and one change at the end, or changes with `j` between them. No English
// word is spelt like the first, for want of a vowel before its end, nor like the second, for `n`, `p` and `k` are not `j`.
const DECIDING = /^[jm]*D?$|^j*(Dj+)*D?$/;

/** Whether a key that steps is one that no English word is made of: only with these can a burst be anything but a text. */
export function isStep(key: string): boolean {
  return 'jknpvxX'.includes(key);
}

/**
 * Whether what the keys of a burst change is meant. One key is; so are two, unless one of them does nothing here, or both change
 * something. Three or more are a text, unless they read as the work of somebody quick: `j` `j` `x` `#`, or `a` `j` `a`.
 */
export function isMeant(burst: readonly BurstKey[]): boolean {
  const signs = signsOf(burst);
  if (burst.length < 2) return true;
  if (burst.length > 2) return DECIDING.test(signs);
  return !(signs.includes('?') || (signs === 'DD' && burst[0]?.key !== burst[1]?.key));
}

/** Whether the keys of a burst are a text, of which no letter is a shortcut. */
export function isText(burst: readonly BurstKey[]): boolean {
  return burst.length > 2 && /[D?]/.test(signsOf(burst)) && !isMeant(burst);
}

function signsOf(burst: readonly BurstKey[]): string {
  return burst.map(({ key, kind }) => (kind === 'move' && key === 'j' ? 'j' : SIGNS[kind])).join('');
}
