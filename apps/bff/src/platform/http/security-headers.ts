import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './context.ts';

/**
 * For pages of the console: everything from this origin. blob: is for previews of files that scripts have fetched or unpacked
 * from archives.
 */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "style-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** For data: nothing may be loaded or framed, whatever type a browser detects. */
const DATA_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Sets the headers of every response. They are set on the raw response, so that streamed bodies have them, too. Browsers store no
 * data: without a rule, they write responses to their disk, where these outlive the session.
 */
export function createSecurityHeaders(publicOrigin: string): MiddlewareHandler<AppEnv> {
  const isHttps = publicOrigin.startsWith('https:');
  return function setSecurityHeaders(context, next) {
    const { outgoing } = context.env;
    const isData = /^\/(?:api|dl|auth)\//.test(context.req.path);
    outgoing.setHeader('content-security-policy', isData ? DATA_POLICY : PAGE_POLICY);
    if (isData) outgoing.setHeader('cache-control', 'private, no-store');
    outgoing.setHeader('x-content-type-options', 'nosniff');
    outgoing.setHeader('x-frame-options', 'DENY');
    outgoing.setHeader('referrer-policy', 'no-referrer');
    outgoing.setHeader('cross-origin-opener-policy', 'same-origin');
    outgoing.setHeader('cross-origin-resource-policy', 'same-origin');
    outgoing.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    if (isHttps) outgoing.setHeader('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`);
    return next();
  };
}
