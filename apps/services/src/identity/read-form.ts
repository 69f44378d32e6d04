import type { IncomingMessage } from 'node:http';
import { readBytes } from '#core/http/read-bytes.ts';

const MAX_FORM_BYTES = 8192; // Far more than an email address and a password need.

/** A form that cannot be read or must be rejected. `code` is shown to the user. */
export class FormError extends Error {
  override readonly name = 'FormError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Reads the fields of a submitted form. Throws FormError if the body is not a form or is too long. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    throw new FormError(415, 'form_expected');
  }
  const bytes = await readBytes(request, MAX_FORM_BYTES, () => new FormError(413, 'form_too_long'));
  return new URLSearchParams(bytes.toString('utf8'));
}

/**
 * Whether a form was sent by one of the services' own pages. Non-browser clients send neither header. The interaction cookie,
 * which is SameSite=Lax, protects against requests without them.
 */
export function isSameOriginPost(request: IncomingMessage, origin: string): boolean {
  const { origin: formOrigin, 'sec-fetch-site': site } = request.headers;
  return (site ?? 'same-origin') === 'same-origin' && (formOrigin ?? origin) === origin;
}
