import { isRecord } from '@rotunda/api-client/is-record';
import { SignInError } from './sign-in-error.ts';

const MAX_RESPONSE_BYTES = 2 ** 20;

/**
 * Calls the identity provider and resolves once its response is complete, so that a response that is cut off or too slow fails as
 * a connection does, and not as an invalid response. Rejects with SignInError if the response is too large.
 */
export async function fetchFromProvider(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  const text = await readText(response);
  const headers = new Headers(response.headers);
  // The client library ignores the error of a response with another content type, which some providers send.
  if (response.status >= 400 && hasError(text)) headers.set('content-type', 'application/json');
  return new Response(text === '' ? null : text, { status: response.status, headers });
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body ?? []) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_RESPONSE_BYTES) {
      throw new SignInError('provider_unusable', { cause: new Error('the response exceeds one MiB') });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function hasError(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) && typeof body.error === 'string';
  } catch {
    return false;
  }
}
