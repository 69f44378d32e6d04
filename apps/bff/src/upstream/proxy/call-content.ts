import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import { isRecord } from '@rotunda/api-client/is-record';
import type { Call } from '#domain/calls/match-call.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { RecordedChange } from '#platform/audit-trail/recorded-change.ts';
import { ResponseRecorder } from '#upstream/client/response-recorder.ts';
import type { CallBody } from '#upstream/client/upstream-request.ts';

/** Reads what a call is about to change; undefined when it cannot be known. */
export type ReadSnapshot = (call: UserCall) => Promise<unknown>;

type Decode = (data: Buffer, limits: { maxOutputLength: number }) => Promise<Buffer>;

const MAX_PLAIN_BYTES = 1024 * 1024;
const DECODERS = new Map<string, Decode>([
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
  ['gzip', promisify(gunzip)],
  ['zstd', promisify(zstdDecompress)],
]);

/** Follows a call that changes something: what was asked for, and what there was before and after. */
export class CallContent {
  /** Fills with the response while it passes. */
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

  /** Takes the body in, just before the call is made, and looks at what is there. */
  async take(body: CallBody): Promise<void> {
    // The new content of a file is not part of the record, and without it nothing is taken back.
    if (this.#call.isUpload) return;
    if (Buffer.isBuffer(body)) this.#requested = { ...this.#requested, body: toRecord(parseBody(body)) };
    this.#before = await this.#readSnapshot(this.#requested);
  }

  /** What the call was about, once it has ended. */
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
      return undefined; // More than is kept, or not what its header says.
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

/** The JSON value of a body; undefined when it is none. */
export function parseBody(bytes: Buffer): unknown {
  try {
    return bytes.length === 0 ? undefined : JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined; // The service says what is wrong with it.
  }
}

function toRecord(value: unknown): Record<string, unknown> | undefined {
  return isRecord(value) ? { ...value } : undefined;
}
