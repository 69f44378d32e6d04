import type { IncomingMessage } from 'node:http';

// An address and a password fit many times over.
const MAX_FORM_BYTES = 8192;

/** A form that cannot be read or must not be. `code` is shown to the person. */
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

/** Reads the fields of a submitted form. Throws FormError when it is not one or is too long. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    throw new FormError(415, 'form_expected');
  }
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_FORM_BYTES) throw new FormError(413, 'form_too_long');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/**
 * Whether a form was sent by one of our own pages. Clients other than browsers send neither header; the interaction
 * cookie, which is SameSite=Lax, stands behind this.
 */
export function isSameOriginPost(request: IncomingMessage, origin: string): boolean {
  const { origin: formOrigin, 'sec-fetch-site': site } = request.headers;
  return (site ?? 'same-origin') === 'same-origin' && (formOrigin ?? origin) === origin;
}
