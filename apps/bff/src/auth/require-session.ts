import type { Principal } from '#http/context.ts';
import type { Exchange } from '#http/exchange.ts';
import type { Step } from '#http/in-order.ts';
import { ProblemError } from '#http/problem.ts';
import type { AuthDeps } from './auth-deps.ts';

/** Lets only signed-in people pass and tells the routes behind who they are. */
export function requireSession({ cookies, sessions }: Pick<AuthDeps, 'cookies' | 'sessions'>): Step {
  return function refuseWithoutSession(context) {
    const id = cookies.readSession(context);
    const found = id === undefined ? undefined : sessions.find(id);
    if (!(found instanceof Promise)) return notePrincipal(context, found);
    return found.then((principal) => notePrincipal(context, principal));
  };
}

function notePrincipal(context: Exchange, principal: Principal | undefined): void {
  if (!principal) throw new ProblemError('unauthenticated');
  context.set('principal', principal);
}
