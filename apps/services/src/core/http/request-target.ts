import { globalError } from '#core/errors/service-error.ts';

const BASE = 'http://services.invalid';

/** Parses the target of a request line as a URL. An invalid target becomes `/`, which is not found. */
export function parseRequestTarget(target: string): URL {
  // Concatenates origin-form targets as text. Resolved against a base, `//name/path` would lose its first segment to the host.
  const url = URL.parse(target.startsWith('/') ? BASE + target : target);
  return url ?? new URL(BASE);
}

/** Decodes the segments of a path. Throws 400 if the percent-encoding is invalid. */
export function decodeSegments(pathname: string): string[] {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    throw globalError(400, 'badRequest', 'The path is not correctly percent-encoded.');
  }
}
