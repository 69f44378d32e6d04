import { createHash } from 'node:crypto';
import { Html, html } from './html.ts';
import { PAGE_FONT } from './page-font.ts';
import { PAGE_STYLE } from './page-style.ts';

/** A page of the identity provider: plain HTML, no script. */
export type Page = { status: number; title: string; content: Html };

// Embedded in the page. Without an icon, browsers request a missing file, and Firefox reports a policy violation.
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><circle cx="10" cy="10" r="8.5" fill="#4a48b8"/>' +
    '<path d="M4.5 12.5a5.5 5.5 0 0 1 11 0M3.5 14.5h13M10 4.5v2.5" fill="none" stroke="#fff" stroke-width="1.75"/></svg>',
)}`;
/** The icon link of the services' pages. */
export const ICON_LINK: string = `<link rel="icon" href="${ICON}">`;
const logo = new Html(`<img src="${ICON}" alt="" width="24" height="24">`);
const STYLE = PAGE_FONT + PAGE_STYLE;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const style = new Html(`<style>${STYLE}</style>`);

/** Renders the complete document of a page. */
export function renderPage({ title, content }: Page): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Rotunda</title>
${new Html(ICON_LINK)}
${style}
</head>
<body>
<header>${logo}Rotunda</header>
<main>
${content}
</main>
</body>
</html>
`.text;
}

/**
 * Returns the headers of every page. Browsers also check redirects after a form against `form-action`, so it includes the origin
 * that the user is redirected to.
 */
export function createPageHeaders(returnOrigin?: string): Record<string, string> {
  const formTargets = returnOrigin ? `'self' ${returnOrigin}` : "'self'";
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; img-src data:; font-src data:; style-src 'sha256-${STYLE_HASH}'; form-action ${formTargets}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
