const FALLBACK = '/';
const PROBE_ORIGIN = 'http://console.invalid';

/**
 * The place to go after signing in: a path of this origin, with query and fragment. Anything that a browser might read
 * as another origin, as script or as a second header becomes `/`.
 */
export function safeReturnTo(text: string | undefined): string {
  // Browsers take a backslash for a slash and drop tabs and line breaks, so none of them may stand in the text.
  if (!text || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return FALLBACK;
  if (!URL.canParse(text, PROBE_ORIGIN)) return FALLBACK;
  const url = new URL(text, PROBE_ORIGIN);
  const path = `${url.pathname}${url.search}${url.hash}`;
  const isOwn = url.origin === PROBE_ORIGIN && !path.startsWith('//') && !/^\/(?:auth|dl|api)\//.test(path);
  return isOwn ? path : FALLBACK;
}
