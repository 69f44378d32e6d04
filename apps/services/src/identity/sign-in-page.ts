import { MINUTE_MS } from '#core/durations.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

/** The error of the previous attempt. */
export type SignInProblem = { kind: 'wrong' } | { kind: 'throttled'; retryAfterMs: number };

/** Reasons why a signed-in user must sign in again, by the value of `sign_in_reason`. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['session_ended', 'Your session has ended. Sign in again to continue where you left off.'],
]);

/** Reasons that a client can give. */
export const SIGN_IN_REASONS: readonly string[] = [...REASONS.keys()];

type SignIn = { clientName: string; email: string; reason: string; problem?: SignInProblem | undefined };

/**
 * Renders the page that asks for address and password, with the client's reason if it gave one. After a failed attempt, the page
 * shows the error and retains the address.
 */
export function signInPage({ clientName, email, reason, problem }: SignIn): Page {
  const note = problem ? undefined : REASONS.get(reason);
  // The field to focus: the password if the address is known.
  const isEmailKnown = email !== '';
  const described = problem ? html` aria-describedby="problem" aria-invalid="true"` : undefined;
  const focused = html` autofocus`;
  return {
    status: getStatus(problem),
    title: problem ? 'Error: Sign in' : 'Sign in',
    content: html`<h1>Sign in</h1>
<p>to continue to ${clientName}</p>
${note && html`<p class="note" role="status">${note}</p>`}
${problem && html`<p class="error" id="problem" role="alert">${toSentence(problem)}</p>`}
<form method="post">
<label for="email">Email</label>
<input id="email" name="email" type="email" value="${email}" autocomplete="username" spellcheck="false" required${described}${isEmailKnown ? undefined : focused}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}${isEmailKnown ? focused : undefined}>
<div class="actions">
<button class="primary" name="choice" value="continue">Sign in</button>
<button name="choice" value="cancel" formnovalidate>Cancel</button>
</div>
</form>`,
  };
}

function getStatus(problem: SignInProblem | undefined): number {
  if (!problem) return 200;
  return problem.kind === 'throttled' ? 429 : 422;
}

function toSentence(problem: SignInProblem): string {
  if (problem.kind === 'wrong') return 'Wrong email or password. Try again.';
  const minutes = Math.max(1, Math.ceil(problem.retryAfterMs / MINUTE_MS));
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
