import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account } from '#core/auth/directory.ts';
import type { WebAppVisitors } from './web-app-visitors.ts';

/** A browser request for a path that exists twice. Only the one below `/oidc` identifies the signed-in user. */
export type VisitorRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  isSignedInPath: boolean;
};

/**
 * Returns the visitor for a URL that requires a user, if the request can identify one. Returns undefined if the browser was
 * redirected to the other path or to the sign-in, from which it returns.
 */
export async function signInVisitor(
  visitors: WebAppVisitors | undefined,
  { request, response, url, isSignedInPath }: VisitorRequest,
): Promise<{ visitor: Account | undefined } | undefined> {
  const isRead = request.method === 'GET';
  if (visitors && isRead && !isSignedInPath) return redirect(response, `/oidc${url.pathname}${url.search}`);
  const visitor = isSignedInPath ? await visitors?.find(request, response) : undefined;
  if (visitors && isRead && !visitor) return redirect(response, visitors.toSignInAddress(url.pathname + url.search));
  return { visitor };
}

/** Redirects a browser to another URL of the services. */
export function redirect(response: ServerResponse, location: string): undefined {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}
