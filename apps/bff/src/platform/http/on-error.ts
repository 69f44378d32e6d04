import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { ProblemError } from '#domain/problem.ts';
import { findStoreProblem } from '#platform/store/store-problem.ts';
import type { AppEnv } from './context.ts';
import { BodyAbortedError } from './limited-body.ts';
import { PLAIN_PAGE_POLICY, renderPlainPage } from './plain-page.ts';

/** Observes an error before the response is sent. An error that it throws replaces the original. */
export type FailureWatch = (error: Error, context: Context<AppEnv>) => Promise<void>;

/** Creates the response to an error. Never rejects. */
export type ResponseError = (error: Error, context: Context<AppEnv>) => Promise<Response>;

/** Responds to every error after all observers have been notified. */
export function onError(...watches: readonly FailureWatch[]): ResponseError {
  return async function notifyAndRespond(error, context) {
    try {
      for (const watch of watches) await watch(error, context);
      return respondWithError(error, context);
    } catch (thrown) {
      return respondWithError(thrown instanceof Error ? thrown : error, context);
    }
  };
}

// Logs errors other than ProblemError in full and returns them as `internal`.
function respondWithError(error: Error, context: Context<AppEnv>): Response {
  const problem = error instanceof ProblemError ? error : (findStoreProblem(error) ?? toProblem(error));
  if (problem.status >= 500)
    context
      .get('log')()
      .error({ err: problem.cause ?? problem, code: problem.code }, 'problem');
  const { outgoing } = context.env;
  if (!outgoing.headersSent) return createProblemResponse(context, problem);
  // A partial response must not appear complete.
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

// Anyone can break off a request, so that is no fault of the console.
function toProblem(cause: Error): ProblemError {
  if (cause instanceof BodyAbortedError)
    return new ProblemError('bad_request', { detail: 'The body is incomplete.', cause });
  return new ProblemError('internal', { cause });
}

/** Returns the response for a problem: a page or a redirect to one for navigations, otherwise JSON. */
export function createProblemResponse(context: Context<AppEnv>, problem: ProblemError): Response {
  const requestId = context.get('requestId');
  if (isNavigation(context, problem)) {
    const { location } = problem;
    if (location === undefined) return renderProblemPage(context, problem, requestId);
    return new Response(null, { status: 307, headers: { location, 'cache-control': 'private, no-store' } });
  }
  return new Response(JSON.stringify(problem.toBody(requestId)), {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      'x-request-id': requestId,
      ...(problem.retryAfterSeconds !== undefined && { 'retry-after': String(problem.retryAfterSeconds) }),
    },
  });
}

// Whether the request is a navigation. A request to a wrong host always gets the redirect, because any page of the console may be
// requested there.
function isNavigation({ env, req }: Context<AppEnv>, { consoleOrigin }: ProblemError): boolean {
  const isPlace = consoleOrigin !== undefined || /^\/(?:auth\/(?:login|callback)|dl\/)/.test(req.path);
  return isPlace && (env.incoming.headers.accept ?? '').includes('text/html');
}

function renderProblemPage({ env }: Context<AppEnv>, problem: ProblemError, requestId: string): Response {
  const { title, detail } = problem.toBody(requestId);
  const { consoleOrigin } = problem;
  const way = consoleOrigin === undefined ? 'Go to the console' : `The console is at ${consoleOrigin}`;
  const content = html`<p>${detail ?? ''}</p>
    <p><a href="${consoleOrigin ?? '..'}/">${way}</a></p>
    <p class="small">Request ${requestId}</p>`;
  env.outgoing.setHeader('content-security-policy', PLAIN_PAGE_POLICY);
  return new Response(renderPlainPage(title, content), {
    status: problem.status,
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'private, no-store',
      ...(problem.retryAfterSeconds !== undefined && { 'retry-after': String(problem.retryAfterSeconds) }),
    },
  });
}
