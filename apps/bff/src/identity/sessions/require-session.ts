import type { MiddlewareHandler } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { AuthDeps } from './auth-deps.ts';

/** Restricts routes to signed-in users, and provides the routes with the user. */
export function requireSession({
  cookies,
  sessions,
}: Pick<AuthDeps, 'cookies' | 'sessions'>): MiddlewareHandler<AppEnv> {
  return async function refuseWithoutSession(context, next) {
    const id = cookies.readSession(context);
    const principal = id === undefined ? undefined : await sessions.find(id);
    if (!principal) throw new ProblemError('unauthenticated');
    context.set('principal', principal);
    context.get('logged').userHash = principal.userHash;
    await next();
  };
}
