import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import type { BlobStore } from '#blobs/blob-store.ts';
import { issueAccessToken, revokeAccessToken } from '#core/auth/access-tokens.ts';
import type { Clock } from '#core/clock.ts';
import { HOUR_MS } from '#core/durations.ts';
import type { Call } from '#core/http/call.ts';
import { parseRequestTarget } from '#core/http/request-target.ts';
import { isBlobResponse, JsonText, type Response } from '#core/http/response.ts';
import type { RunIdentity } from '#core/operations/script-engine.ts';
import type { Database } from '#db/database.ts';
import { HostException } from '#script/host-exception.ts';

/** A call of an operation. Parameter values are converted to text. A list repeats its parameter. */
export type OperationCall = {
  id: string;
  params?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** Base64-encoded content to upload. */
  media?: { base64: string; contentType: string } | undefined;
};

/** The response of an operation: JSON, or base64-encoded content. */
export type OperationResult = { status: number; json?: unknown; base64?: string; contentType?: string };

type Deps = {
  db: Database;
  blobs: BlobStore;
  clock: Clock;
  /** Handles a call like one received over HTTP. */
  respond: (call: Call) => Promise<Response>;
};

/** Content is copied several times in the memory of a sandbox. */
const MAX_CONTENT_BYTES = 5 * 1_048_576;

/** Returns an operation that scripts can call: any of the two other services. */
export function findScriptOperation(id: string): OperationDescriptor | undefined {
  const found: OperationDescriptor | undefined = Object.values(operations).find((each) => each.id === id);
  return found?.service === 'script' ? undefined : found;
}

/** Calls service operations for one run, as its user and with the scopes of a separate token. */
export class OperationCaller {
  readonly #deps: Deps;
  readonly #identity: RunIdentity;
  readonly #tokens = new Map<string, string>();

  constructor(deps: Deps, identity: RunIdentity) {
    this.#deps = deps;
    this.#identity = identity;
  }

  /** Issues a bearer token with these scopes, valid until the run ends. */
  async token(scopes = this.#identity.scopes): Promise<string> {
    const { db, clock } = this.#deps;
    const { accountId, scriptId } = this.#identity;
    const key = scopes.join(' ');
    const known = this.#tokens.get(key);
    if (known !== undefined) return known;
    const grant = { accountId, clientId: scriptId, scopes, expiresAt: clock.nowMs() + HOUR_MS };
    const token = await db.write(() => issueAccessToken(db, grant));
    this.#tokens.set(key, token);
    return token;
  }

  /** Calls an operation. Throws HostException if the operation is unknown or a parameter is missing. */
  async call(call: OperationCall, scopes = this.#identity.scopes): Promise<OperationResult> {
    const operation = findScriptOperation(call.id);
    if (!operation) throw new HostException(`There is no operation ${call.id}.`);
    const { contentType, body } = toRequestBody(call);
    const response = await this.#deps.respond({
      method: operation.method,
      url: toUrl(operation, call),
      headers: {
        authorization: `Bearer ${await this.token(scopes)}`,
        'content-type': contentType,
        'content-length': String(body.length),
      },
      body: Readable.from(body.length > 0 ? [body] : []),
      signal: new AbortController().signal,
    });
    return this.#read(response);
  }

  /** Revokes the tokens. */
  async close(): Promise<void> {
    const { db } = this.#deps;
    if (this.#tokens.size === 0) return;
    await db.write(() => {
      for (const token of this.#tokens.values()) revokeAccessToken(db, token);
    });
  }

  async #read(response: Response): Promise<OperationResult> {
    const { status, body } = response;
    if (isBlobResponse(response)) {
      const { blob, contentType } = response.body;
      if (blob.sizeBytes > MAX_CONTENT_BYTES)
        throw new HostException('The content is too large for a script: over 5 MB.');
      const bytes = await buffer(await this.#deps.blobs.open(blob));
      return { status, base64: bytes.toString('base64'), contentType };
    }
    if (body instanceof JsonText) return { status, json: JSON.parse(body.toString()) };
    return { status, ...(body !== undefined && { json: body }) };
  }
}

function toUrl(operation: OperationDescriptor, { params = {}, media }: OperationCall): URL {
  const path = operation.path.replace(/\{\+?(\w+)\}/g, (_placeholder, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new HostException(`Invalid argument: ${name}`);
    return encodeURIComponent(String(value));
  });
  if (media && operation.mediaUploadPath === undefined) throw new HostException('Invalid argument: mediaData');
  const full = media ? operation.mediaUploadPath?.replace(operation.path, path) : operation.basePath + path;
  const url = parseRequestTarget(full ?? '/');
  const inPath = new Set(operation.parameters.flatMap((each) => (each.in === 'path' ? [each.name] : [])));
  for (const [name, value] of Object.entries(params)) {
    if (inPath.has(name) || value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) url.searchParams.append(name, String(each));
  }
  if (media) url.searchParams.set('uploadType', 'multipart');
  return url;
}

function toRequestBody({ body, media }: OperationCall): { contentType: string; body: Buffer } {
  if (!media) {
    const json = body === undefined || body === null ? '' : JSON.stringify(body);
    return { contentType: 'application/json', body: Buffer.from(json) };
  }
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(body ?? {})}\r\n`;
  const part = `--${boundary}\r\ncontent-type: ${media.contentType.replaceAll(/[\r\n]/g, '')}\r\n\r\n`;
  const content = Buffer.from(media.base64, 'base64');
  const end = `\r\n--${boundary}--\r\n`;
  return {
    contentType: `multipart/related; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head + part), content, Buffer.from(end)]),
  };
}
