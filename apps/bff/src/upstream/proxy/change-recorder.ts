import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { isRecord } from '@rotunda/api-client/is-record';
import type { Call } from '#domain/calls/match-call.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { RecordedChange } from '#platform/audit-trail/recorded-change.ts';
import { ResponseRecorder } from '#upstream/client/response-recorder.ts';
import type { CallBody } from '#upstream/client/upstream-request.ts';

/** Reads the resource that a call is about to change. Returns undefined if it cannot be determined. */
export type ReadSnapshot = (call: UserCall) => Promise<unknown>;

type Decode = (data: Buffer, limits: { maxOutputLength: number }) => Promise<Buffer>;

const MAX_PLAIN_BYTES = 1024 * 1024;
const DECODERS = new Map<string, Decode>([
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
  ['gzip', promisify(gunzip)],
  ['zstd', promisify(zstdDecompress)],
]);

/** Collects the content of a change: the request, and the resource before and after. */
export class ChangeRecorder {
  /** Records the response while it is streamed. */
  readonly response = new ResponseRecorder();
  readonly #call: Call;
  readonly #readSnapshot: ReadSnapshot;
  #requested: UserCall;
  #before: unknown;

  constructor(call: Call, readSnapshot: ReadSnapshot) {
    this.#call = call;
    this.#readSnapshot = readSnapshot;
    this.#requested = { operationId: call.operationId, params: toParams(call) };
  }

  /** Records the body just before the call is made, and reads the resource. */
  async captureBefore(body: CallBody): Promise<void> {
    // The new content of a file is not recorded, and without it the change cannot be undone.
    if (this.#call.isUpload) return;
    if (Buffer.isBuffer(body)) this.#requested = { ...this.#requested, body: toRecord(parseBody(body)) };
    this.#before = await this.#readSnapshot(this.#requested);
  }

  /** Returns the content of the change. Call it after the call has ended. */
  async toChange(): Promise<RecordedChange> {
    const { isTooLarge } = this.response;
    return {
      call: this.#requested,
      before: this.#before,
      after: await this.#readResponse(),
      isAfterTooLarge: isTooLarge,
    };
  }

  async #readResponse(): Promise<unknown> {
    const { response } = this.response;
    if (!response) return undefined;
    try {
      return parseBody(await readPlain(response.body, response.headers['content-encoding']));
    } catch {
      return undefined; // Larger than the recorded maximum, or not as its header declares.
    }
  }
}

async function readPlain(bytes: Buffer, coding: unknown): Promise<Buffer> {
  return DECODERS.get(String(coding))?.(bytes, { maxOutputLength: MAX_PLAIN_BYTES }) ?? bytes;
}

function toParams({ pathParams, query }: Call): UserCall['params'] {
  const names = [...new Set(query.keys())];
  const values = names.map((name): [string, string | string[]] => {
    const all = query.getAll(name);
    return [name, all.length === 1 ? (all[0] ?? '') : all];
  });
  return { ...Object.fromEntries(values), ...pathParams };
}

/** Parses a body as JSON. Returns undefined if it is invalid. */
export function parseBody(bytes: Buffer): unknown {
  try {
    return bytes.length === 0 ? undefined : JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined; // The service reports the error.
  }
}

function toRecord(value: unknown): Record<string, unknown> | undefined {
  return isRecord(value) ? { ...value } : undefined;
}
