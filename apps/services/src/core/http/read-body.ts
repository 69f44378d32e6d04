import { isUtf8 } from 'node:buffer';
import { findJsonAmbiguity } from '@rotunda/api-client/json-ambiguity';
import { JsonCounter, JsonLimitError, type JsonLimits } from '@rotunda/api-client/json-limits';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { bodyTooLarge, invalidBody, unparsableBody } from '#core/errors/service-error-format.ts';
import type { Call } from './call.ts';
import { readBytes } from './read-bytes.ts';

/** Maximum size of a JSON body, unless the API document of the operation allows more. */
export const MAX_JSON_BODY_BYTES = 1024 * 1024;
/** The documents need fewer than ten levels and a few thousand fields. Script arguments may need more. */
const LIMITS: JsonLimits = { maxDepth: 64, maxMembers: 20_000 };

/**
 * Reads a JSON body of at most `limitBytes`. Resolves to undefined if the request has none. Throws the service's 400 if the text
 * is not JSON, and as soon as it is nested too deep or has too many fields. Throws 413 as soon as the body exceeds the limit.
 */
export async function readJsonBody(
  service: ServiceName,
  { headers, body }: Call,
  limitBytes = MAX_JSON_BODY_BYTES,
): Promise<unknown> {
  if (Number(headers['content-length'] ?? 0) > limitBytes) throw bodyTooLarge(limitBytes);
  const counter = new JsonCounter(LIMITS);
  const inspect = (chunk: Buffer) => countJson(service, counter, chunk);
  return parse(service, await readBytes(body, limitBytes, () => bodyTooLarge(limitBytes), inspect));
}

/** Parses the bytes of a JSON body. Empty or blank bytes are treated as no body. Throws like `readJsonBody`. */
export function parseJsonBody(service: ServiceName, bytes: Buffer): unknown {
  countJson(service, new JsonCounter(LIMITS), bytes);
  return parse(service, bytes);
}

function countJson(service: ServiceName, counter: JsonCounter, bytes: Buffer): void {
  try {
    counter.take(bytes);
  } catch (error) {
    if (error instanceof JsonLimitError) throw invalidBody(service, [{ field: '', description: error.message }]);
    throw error;
  }
}

function parse(service: ServiceName, bytes: Buffer): unknown {
  // Otherwise decoding would replace the invalid bytes, and storing would replace unpaired surrogates.
  if (!isUtf8(bytes)) throw unparsableBody(service);
  const text = bytes.toString('utf8');
  if (text.trim() === '') return undefined;
  const value = parseText(service, text);
  if (findJsonAmbiguity(text, value) === 'unpairedSurrogate') throw unparsableBody(service);
  return value;
}

function parseText(service: ServiceName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unparsableBody(service);
  }
}
