import { z } from 'zod';

const FALLBACK = '/';
const PROBE_ORIGIN = 'http://console.invalid';
// Screens have plain names, and one page is a file. Other paths, such as `/%2f/evil.example`, are rejected, because a server in
// front of the console may decode them.
const SCREEN = /^\/(?:$|[?#]|[a-z][a-z0-9-]*(?:\.html)?(?:$|[/?#]))/;
const NOT_SCREENS = /^\/(?:auth|dl|api|hooks|feeds)(?:$|[/?#])/;

/**
 * The path of a screen, with query and fragment, as users store it: only in the form in which browsers send it, so that it means the
 * same to everything that follows it.
 */
export const consolePath = z
  .string()
  .refine((text) => findConsolePath(text) === text, 'must be the address of a screen');

/** Returns the target to open after signing in: the path of a screen, or `/` for anything else. */
export function toSafeReturnPath(text: string | undefined): string {
  return findConsolePath(text ?? '') ?? FALLBACK;
}

/**
 * Returns the path of a screen in the form in which browsers send it. Returns undefined for anything that a browser might interpret
 * as another origin, as script or as a second header, and for paths that are no screens.
 */
function findConsolePath(text: string): string | undefined {
  // Browsers interpret a backslash as a slash and remove tabs and line breaks, so the text must not contain any of them.
  if (!/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text) || !text.isWellFormed()) return undefined;
  if (!URL.canParse(text, PROBE_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, PROBE_ORIGIN);
  const path = `${pathname}${search}${hash}`;
  const isOwn = origin === PROBE_ORIGIN && SCREEN.test(path) && !NOT_SCREENS.test(path) && !pathname.includes('//');
  return isOwn ? path : undefined;
}
