import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Account } from '#core/auth/directory.ts';
import type { WebAppVisitors } from './web-app-visitors.ts';

/** A request of a browser to an address that exists twice; only below `/oidc` it tells who has signed in. */
export type VisitorRequest = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  isSignedInPath: boolean;
};

/**
 * Who opens an address that needs a user, if anybody can be known by the request. Undefined when the browser was sent elsewhere, to
 * the other address or to the sign-in, and comes back.
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

/** Sends a browser to another address of the services. */
export function redirect(response: ServerResponse, location: string): undefined {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}
