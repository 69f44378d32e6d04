import { html } from 'hono/html';

/** The content security policy of a plain page, which allows its few inline styles and the console’s icon. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Returns a page without scripts, for messages outside the console. `content` is trusted markup. */
export function renderPlainPage(title: string, content: ReturnType<typeof html>): string {
  return String(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · Rotunda</title>
        <link rel="icon" href="../favicon.svg" type="image/svg+xml" />
        <style>
          :root { color-scheme: light dark; --canvas: oklch(98% 0.003 275); --ink: oklch(21.5% 0.02 275); --link: oklch(45% 0.18 278); }
          @media (prefers-color-scheme: dark) {
            :root { --canvas: oklch(16.5% 0.01 275); --ink: oklch(95% 0.005 275); --link: oklch(79% 0.095 278); }
          }
          body { margin: 20vh auto 0; max-width: 28rem; padding: 0 24px; background: var(--canvas); color: var(--ink); font: 14px/20px Inter, system-ui, sans-serif; }
          h1 { font-size: 20px; line-height: 28px; }
          a { color: var(--link); }
          .small { font-size: 12px; }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`);
}
