import { html } from 'hono/html';

/** The page for people who signed in but have no role in the console. */
export function noRolePage(email: string): string {
  return render(
    'You have no role here',
    html`<p>You signed in as <strong>${email}</strong>, but this console gives that account no role.</p>
      <p>Ask an operator of your organisation for the role of operator, reviewer or support.</p>
      <p><a href="/auth/login">Sign in as somebody else</a></p>`,
  );
}

/** The page for a sign-in that could not be finished. */
export function signInFailedPage(why: 'expired' | 'refused', requestId: string): string {
  const reason =
    why === 'expired'
      ? 'It was begun in another browser, has been finished already, or took longer than ten minutes.'
      : 'The identity provider did not confirm who you are.';
  return render(
    'The sign-in did not work',
    html`<p>${reason}</p>
      <p><a href="/auth/login">Sign in again</a></p>
      <p class="small">Request ${requestId}</p>`,
  );
}

function render(title: string, content: ReturnType<typeof html>): string {
  return String(html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · Rotunda</title>
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
