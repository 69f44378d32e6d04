import type { Readable } from 'node:stream';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { bodyTooLarge, unparsableBody } from './dialect.ts';

/** Largest JSON body that the services read. */
export const MAX_JSON_BODY_BYTES = 1024 * 1024;

/**
 * Reads a JSON body. Resolves to undefined when the request has none. Throws the service's 400 when the text is not
 * JSON, and 413 as soon as the body is over the limit.
 */
export async function readJsonBody(service: ServiceName, source: Readable): Promise<unknown> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of source) {
    sizeBytes += chunk.length;
    if (sizeBytes > MAX_JSON_BODY_BYTES) throw bodyTooLarge(MAX_JSON_BODY_BYTES);
    chunks.push(chunk);
  }
  return parseJsonBody(service, Buffer.concat(chunks));
}

/** Parses the bytes of a JSON body; empty or blank bytes are no body. */
export function parseJsonBody(service: ServiceName, bytes: Buffer): unknown {
  const text = bytes.toString('utf8');
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw unparsableBody(service);
  }
}
