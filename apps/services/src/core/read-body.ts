import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { Call } from './call.ts';
import { bodyTooLarge, invalidBody, unparsableBody } from './dialect.ts';
import { readBytes } from './read-bytes.ts';

/** Largest JSON body that the services read, for operations whose document does not allow more. */
export const MAX_JSON_BODY_BYTES = 1024 * 1024;
const MAX_DEPTH = 64; // Documents need fewer than ten levels; arguments of scripts may need more.

/**
 * Reads a JSON body of at most `limitBytes`. Resolves to undefined when the request has none. Throws the service's 400
 * when the text is not JSON, and 413 as soon as the body is over the limit.
 */
export async function readJsonBody(
  service: ServiceName,
  { headers, body }: Call,
  limitBytes = MAX_JSON_BODY_BYTES,
): Promise<unknown> {
  if (Number(headers['content-length'] ?? 0) > limitBytes) throw bodyTooLarge(limitBytes);
  return parseJsonBody(service, await readBytes(body, limitBytes, () => bodyTooLarge(limitBytes)));
}

/** Parses the bytes of a JSON body; empty or blank bytes are no body. */
export function parseJsonBody(service: ServiceName, bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  if (text.trim() === '') return undefined;
  const value = parse(service, text);
  if (!isWithinDepth(value, MAX_DEPTH)) {
    throw invalidBody(service, [{ field: '', description: `Members are nested deeper than ${MAX_DEPTH} levels.` }]);
  }
  return value;
}

function parse(service: ServiceName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unparsableBody(service);
  }
}

function isWithinDepth(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isWithinDepth(member, levels - 1));
}
