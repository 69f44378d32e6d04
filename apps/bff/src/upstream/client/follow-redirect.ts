import { ProblemError } from '#domain/problem.ts';
import type { ContentAddress, ContentHosts } from '#platform/config/content-hosts.ts';
import type { UpstreamError, UpstreamRedirect } from './upstream-error.ts';
import type { Target } from './upstream-request.ts';

const MAX_HOST_LENGTH = 100;

/** A read that a service may redirect. */
type RedirectableCall<Outcome> = {
  /** Whether the call may be repeated at another address. Only reads may. */
  isRead: boolean;
  target: Target;
  hosts: ContentHosts;
  /** Sends the call to an address. */
  sendTo: (address: ContentAddress) => Promise<Outcome | UpstreamRedirect>;
};

/**
 * Follows the redirect of a read, once, to the service itself or to a content host. Resolves to the outcome; a redirect that must
 * not be followed is a failure.
 */
export async function followRedirect<Outcome extends { kind: string }>(
  { status, location }: UpstreamRedirect,
  { isRead, target, hosts, sendTo }: RedirectableCall<Outcome>,
): Promise<Outcome | UpstreamError> {
  const refuse = (detail: string): UpstreamError => {
    const problem = new ProblemError('upstream_invalid', { detail });
    return { kind: 'failed', failure: { fault: 'response', status, problem } };
  };
  if (!isRead) return refuse('The service responded to a change with a redirect, which is never followed.');
  if (location === '') return refuse('The service responded with a redirect without a destination.');
  const address = hosts.resolve(target.origin + target.path, location);
  if (!address) return refuse(describeRejectedRedirect(target.origin + target.path, location));
  const outcome = await sendTo(address);
  return 'location' in outcome ? refuse('The service redirected more than once, which is not followed.') : outcome;
}

/** Explains why an address given by a service is not used, and who can change that. */
export function describeRejectedRedirect(base: string, named: string): string {
  const host = URL.canParse(named, base) ? new URL(named, base).host : '';
  if (host === '') return 'The service redirected to an address that cannot be used.';
  return `The service redirected to ${host.slice(0, MAX_HOST_LENGTH)}, from which the console does not load content. An administrator can allow the host with BFF_CONTENT_HOSTS.`;
}
