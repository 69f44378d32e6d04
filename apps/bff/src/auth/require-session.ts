import type { Step } from '#http/in-order.ts';
import { ProblemError } from '#http/problem.ts';
import type { AuthDeps } from './auth-deps.ts';

/** Lets only signed-in people pass and tells the routes behind who they are. */
export function requireSession({ cookies, sessions }: Pick<AuthDeps, 'cookies' | 'sessions'>): Step {
  return async function refuseWithoutSession(context) {
    const id = cookies.readSession(context);
    const principal = id === undefined ? undefined : await sessions.find(id);
    if (!principal) throw new ProblemError('unauthenticated');
    context.set('principal', principal);
  };
}
