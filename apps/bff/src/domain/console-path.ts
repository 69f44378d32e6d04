const FALLBACK = '/';
const PROBE_ORIGIN = 'http://console.invalid';

/**
 * Returns the target to open after signing in: a path of this origin, with query and fragment. Returns `/` for anything that a
 * browser might interpret as another origin, as script or as a second header.
 */
export function safeReturnTo(text: string | undefined): string {
  // Browsers interpret a backslash as a slash and remove tabs and line breaks, so the text must not contain any of them.
  if (!text || !/^\/(?![/\\])/.test(text) || /[\p{Cc}\\]/u.test(text)) return FALLBACK;
  if (!URL.canParse(text, PROBE_ORIGIN)) return FALLBACK;
  const url = new URL(text, PROBE_ORIGIN);
  const path = `${url.pathname}${url.search}${url.hash}`;
  const isOwn = url.origin === PROBE_ORIGIN && !path.startsWith('//') && !/^\/(?:auth|dl|api)\//.test(path);
  return isOwn ? path : FALLBACK;
}
