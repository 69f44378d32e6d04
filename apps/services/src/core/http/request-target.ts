import { globalError } from '#core/errors/service-error.ts';

const BASE = 'http://services.invalid';

/** The target of a request line as a URL. What cannot be read as one becomes `/`, where nothing is found. */
export function parseRequestTarget(target: string): URL {
  // Origin form is joined as text: resolved against a base, `//name/path` would lose its first segment to the host.
  const url = URL.parse(target.startsWith('/') ? BASE + target : target);
  return url ?? new URL(BASE);
}

/** The decoded segments of a path. Throws 400 when it is not correctly percent-encoded. */
export function decodeSegments(pathname: string): string[] {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    throw globalError(400, 'badRequest', 'The path is not correctly percent-encoded.');
  }
}
