import type { components } from '@rotunda/api-client/bff-types';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import type { Role } from '@rotunda/api-client/roles';
import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import type { Context } from 'hono';
import { z } from 'zod';
import { toSafeReturnPath } from '#domain/console-path.ts';
import { listScopesForOperations } from '#domain/policy/scopes-for-role.ts';
import { findUnknownScopes } from '#domain/policy/script-scopes.ts';
import { ProblemError } from '#domain/problem.ts';
import { RECENT_AUTH_MAX_AGE_SECONDS } from '#identity/sessions/require-recent-auth.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import type { AuthDeps } from './auth-deps.ts';
import { beginAtProvider, type SignInStart } from './login.ts';
import { toSignInError } from './oidc/sign-in-error.ts';
import { describeFailure } from './oidc/sign-in-failures.ts';
import { logFailure } from './respond-with-failure.ts';

type StepUp = components['schemas']['StepUp'];

const ids: readonly string[] = Object.values(operations).map(({ id }) => id);
const RUN: OperationId = 'script.scripts.run';
const isOperationId = (text: string): text is OperationId => ids.includes(text);

/** More scopes than any manifest declares. */
const MAX_SCOPES = 100;
const MAX_SCOPE_LENGTH = 200;

const request = z.strictObject({
  returnTo: z.string().max(2_048),
  operations: z.array(z.string().refine(isOperationId, 'is not an operation')).min(1).max(ids.length).optional(),
  scopes: z.array(z.string().min(1).max(MAX_SCOPE_LENGTH)).min(1).max(MAX_SCOPES).optional(),
});

/**
 * `POST /auth/step-up`: starts a sign-in of the same user that replaces the session. With operations or script scopes, it
 * requests their scopes in addition to those already granted; without either, it requests a new authentication.
 */
export function stepUp(deps: AuthDeps) {
  return async function beginStepUp(context: Context<AppEnv>): Promise<Response> {
    const { scopeBase } = deps.config;
    const { subject, email, roles, scopes, sessionId } = context.get('principal');
    const wanted = await readJson(context, request);
    const operationIds = wanted.operations ?? [];
    const ofScript = wanted.scopes ?? [];
    // Script scopes are only used to run scripts.
    requireRoles(roles, ofScript.length > 0 ? [...operationIds, RUN] : operationIds);
    requireKnownScopes(ofScript, scopeBase);
    const ofOperations = listScopesForOperations(operationIds).map((suffix) => toScopeIdentifier(scopeBase, suffix));
    const isGrant = ofOperations.length + ofScript.length > 0;
    const redirectUrl = await beginAndLogFailure(deps, context, {
      phase: 'authorize',
      returnTo: toSafeReturnPath(wanted.returnTo),
      expectedSubject: subject,
      expectedEmail: email,
      replacesSession: sessionId,
      maxAgeSeconds: isGrant ? undefined : RECENT_AUTH_MAX_AGE_SECONDS,
      scopes: [...new Set([...scopes, ...ofOperations, ...ofScript])],
    });
    return context.json<StepUp>({ redirectUrl: redirectUrl.href });
  };
}

function requireRoles(roles: readonly Role[], operationIds: readonly OperationId[]): void {
  for (const id of operationIds) {
    const allowed = operationTraits[id].roles;
    if (roles.some((role) => allowed.includes(role))) continue;
    throw new ProblemError('policy_denied', {
      detail: `${id} requires the ${allowed.join(' or ')} role.`,
      missing: { roles: [...allowed] },
    });
  }
}

function requireKnownScopes(scopes: readonly string[], scopeBase: string): void {
  const unknown = findUnknownScopes(scopes, scopeBase);
  if (unknown.length === 0) return;
  throw new ProblemError('bad_request', { detail: `Rotunda cannot request these scopes: ${unknown.join(', ')}.` });
}

async function beginAndLogFailure(deps: AuthDeps, context: Context<AppEnv>, start: SignInStart): Promise<URL> {
  try {
    return await beginAtProvider(deps, context, start);
  } catch (error) {
    const failure = toSignInError(error);
    logFailure(context, failure);
    throw new ProblemError('upstream_unreachable', {
      detail: describeFailure(failure.reason).message,
      cause: failure,
    });
  }
}
