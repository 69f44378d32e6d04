import type { Readable } from 'node:stream';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { BlobTooLargeError, Digests } from '#blobs/digests.ts';
import type { PartialBlobs } from '#blobs/partial-blobs.ts';
import type { BearerAuth } from '#core/bearer-auth.ts';
import { type Call, detachedBody, toHeaderMap } from '#core/call.ts';
import { toCaller } from '#core/caller.ts';
import type { Clock } from '#core/clock.ts';
import { isCoded, unknownCoding } from '#core/content-coding.ts';
import { findAccount } from '#core/directory.ts';
import { selectFields } from '#core/fields/select-fields.ts';
import type { Invocation } from '#core/invocation.ts';
import type { ServiceSettings } from '#core/operation.ts';
import type { OperationRunner } from '#core/operation-runner.ts';
import { MAX_UPLOAD_BYTES, uploadTooLarge } from '#core/read-upload.ts';
import type { Response } from '#core/response.ts';
import { globalError, ServiceError } from '#core/service-error.ts';
import type { Database } from '#db/database.ts';
import { type ContentRange, parseContentRange } from './content-range.ts';
import { type UploadSession, UploadSessions } from './upload-sessions.ts';

const CHUNK_MULTIPLE_BYTES = 256 * 1024; // All chunks but the last are a multiple of this, as clients know.

type Deps = {
  db: Database;
  clock: Clock;
  settings: ServiceSettings;
  auth: BearerAuth;
  partials: PartialBlobs;
  runner: OperationRunner;
};

/**
 * A request that works on a session. `cut` ends the receiving of its bytes; `done` resolves when it left the session.
 */
type Turn = { cut: () => void; done: Promise<void> };

/**
 * Uploads that go on after a lost connection or a restart: a session is opened with the metadata, the content follows
 * in as many requests as it takes, and the operation runs when the content is complete.
 */
export class ResumableUploads {
  readonly #deps: Deps;
  readonly #sessions: UploadSessions;
  readonly #turns = new Map<string, Turn>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sessions = new UploadSessions(deps.db);
  }

  /** Whether a call goes to a session that was opened before. */
  static isSessionCall({ url }: Call): boolean {
    return url.pathname.startsWith('/upload/') && url.searchParams.has('upload_id');
  }

  /** Opens a session. Throws at once what the operation would refuse later, such as a parent that does not exist. */
  start(call: Call, operation: OperationDescriptor, invocation: Invocation): Response {
    const { runner, clock, settings, partials } = this.#deps;
    const totalBytes = readAnnouncedLength(call);
    const contentType = call.headers['x-upload-content-type']?.toString();
    const blob = { ...new Digests().result(), sizeBytes: totalBytes ?? 0 };
    runner.rehearse(operation, { ...invocation, media: { blob, contentType, isAnnounced: true } });
    for (const id of this.#sessions.deleteExpired(clock.nowMs())) partials.discard(id);
    const { caller, params, body } = invocation;
    const uploadId = this.#sessions.create(
      {
        accountId: caller.accountId,
        clientId: caller.clientId,
        scopes: [...caller.scopes],
        operationId: operation.id,
        params,
        body,
        contentType,
        totalBytes,
      },
      clock.nowMs(),
    );
    const location = `${settings.publicOrigin}${call.url.pathname}?uploadType=resumable&upload_id=${uploadId}`;
    return { status: 200, headers: { location }, body: undefined };
  }

  /**
   * Takes content for a session, answers how much of it is stored, or ends it. The address is a credential for an
   * hour, and for a week together with a token of the person; throws 404 later and when the token is somebody else's.
   */
  async continue(call: Call): Promise<Response> {
    const { id } = this.#require(call);
    const turn = await this.#takeTurn(id);
    try {
      // The request before may have completed the upload or ended the session.
      const session = this.#require(call);
      if (call.method === 'DELETE') return await this.#cancel(session);
      if (call.method === 'PUT') return await this.#put(call, session, turn);
    } finally {
      turn.leave();
    }
    const detail = { domain: 'global', reason: 'httpMethodNotAllowed', message: 'A session takes PUT and DELETE.' };
    throw new ServiceError(405, detail, { headers: { allow: 'PUT, DELETE' } });
  }

  #require({ url, headers }: Call): UploadSession {
    const { auth, clock } = this.#deps;
    const accountId = auth.findAccountId(headers.authorization, url.searchParams);
    // A token that has run out meanwhile does not end an upload that is under way.
    const uploadId = url.searchParams.get('upload_id') ?? '';
    const session = this.#sessions.find(uploadId, clock.nowMs(), accountId === undefined);
    if (session && (accountId === undefined || accountId === session.accountId)) return session;
    throw globalError(404, 'notFound', 'The upload session does not exist or has expired.', 'upload_id');
  }

  // A client that comes back has given up its former request, even if the services have not noticed yet.
  async #takeTurn(id: string) {
    for (let other = this.#turns.get(id); other; other = this.#turns.get(id)) {
      other.cut();
      await other.done;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    const turn = {
      cut: () => undefined,
      done: promise,
      leave: () => {
        this.#turns.delete(id);
        resolve();
      },
    };
    this.#turns.set(id, turn);
    return turn;
  }

  async #cancel(session: UploadSession): Promise<Response> {
    await this.#deps.db.write(() => this.#sessions.delete(session.id));
    this.#deps.partials.discard(session.id);
    return { status: 204, headers: {}, body: undefined };
  }

  async #put(call: Call, session: UploadSession, turn: { cut: () => void }): Promise<Response> {
    // Ranges count bytes as they are sent.
    if (isCoded(call)) throw unknownCoding('The parts of an upload are sent as they are.');
    if (session.result !== undefined) return { status: 200, headers: {}, body: session.result };
    const { db, partials, clock } = this.#deps;
    const range = readContentRange(call, session);
    const announcedBytes = range.totalBytes ?? session.totalBytes;
    if (range.sizeBytes === 0 && (announcedBytes ?? Number.POSITIVE_INFINITY) < partials.sizeBytes(session.id)) {
      throw badRange('More than this total is stored already.');
    }
    const waiting = new AbortController();
    turn.cut = () => waiting.abort(new Error('the client has begun another request'));
    await db.write(() => this.#sessions.touch(session.id, range.totalBytes, clock.nowMs()));
    waiting.signal.throwIfAborted();
    if (range.sizeBytes !== 0 && range.startBytes <= partials.sizeBytes(session.id)) {
      const source = detachedBody(call);
      turn.cut = () => source.destroy(new Error('the client has begun another request'));
      await this.#receive(source, session, range, announcedBytes);
    }
    const storedBytes = partials.sizeBytes(session.id);
    // Without Content-Range the end of the body is the end of the content.
    const isComplete = storedBytes === (announcedBytes ?? (range.sizeBytes === undefined ? storedBytes : undefined));
    return isComplete ? this.#finish(call, session) : incomplete(storedBytes);
  }

  async #receive(source: Readable, { id }: UploadSession, range: ContentRange, announcedBytes: number | undefined) {
    const endBytes = range.sizeBytes === undefined ? announcedBytes : range.startBytes + range.sizeBytes;
    try {
      await this.#deps.partials.append(id, range.startBytes, source, endBytes ?? MAX_UPLOAD_BYTES);
    } catch (error) {
      if (!(error instanceof BlobTooLargeError)) throw error;
      throw endBytes === undefined ? uploadTooLarge() : badRange('The body is longer than its Content-Range says.');
    } finally {
      source.destroy();
    }
  }

  async #finish(call: Call, session: UploadSession): Promise<Response> {
    const { db, partials, runner } = this.#deps;
    const account = findAccount(db, session.accountId);
    const operation = Object.values(operations).find(({ id }) => id === session.operationId);
    if (!account || !operation) throw new Error(`upload session ${session.id} belongs to nobody or nothing`);
    const blob = await partials.finish(session.id);
    const { params, body, contentType } = session;
    const invocation: Invocation = {
      params,
      body,
      media: { blob, contentType },
      fields: selectFields(operation, typeof params.fields === 'string' ? params.fields : undefined),
      wantsMedia: false,
      isPretty: true,
      headers: toHeaderMap(call.headers),
      caller: toCaller(account, session, operation.scopes),
    };
    try {
      const result = await db.write(() => {
        const response = runner.runAtOnce(operation, invocation);
        this.#sessions.complete(session.id, response);
        return response;
      });
      return { status: operation.successStatus, headers: {}, body: result };
    } catch (error) {
      await db.write(() => this.#sessions.delete(session.id));
      throw error;
    }
  }
}

function incomplete(storedBytes: number): Response {
  const headers: Record<string, string> = storedBytes === 0 ? {} : { range: `bytes=0-${storedBytes - 1}` };
  return { status: 308, headers, body: undefined };
}

function badRange(message: string): ServiceError {
  const at = { locationType: 'header', location: 'Content-Range' } as const;
  return new ServiceError(400, { domain: 'global', reason: 'badRequest', message, ...at });
}

function readAnnouncedLength({ headers }: Call): number | undefined {
  const text = headers['x-upload-content-length']?.toString();
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw globalError(400, 'badRequest', 'X-Upload-Content-Length is not a length.');
  if (Number(text) > MAX_UPLOAD_BYTES) throw uploadTooLarge();
  return Number(text);
}

/** Reads Content-Range and checks it against what is known of the content. */
function readContentRange({ headers }: Call, session: UploadSession): ContentRange {
  const range = parseContentRange(headers['content-range']);
  if (!range) throw badRange('Content-Range is not of the form bytes FIRST-LAST/TOTAL.');
  const contentLength = headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
  const isWhole = range.sizeBytes === undefined;
  const totalBytes = isWhole ? (contentLength ?? session.totalBytes) : range.totalBytes;
  if ((totalBytes ?? 0) > MAX_UPLOAD_BYTES) throw uploadTooLarge();
  if (totalBytes !== undefined && session.totalBytes !== undefined && totalBytes !== session.totalBytes) {
    throw badRange(`The content was announced with ${session.totalBytes} bytes.`);
  }
  if (!isWhole && contentLength !== undefined && contentLength !== range.sizeBytes) {
    throw badRange('Content-Range and Content-Length do not agree.');
  }
  const sizeBytes = range.sizeBytes ?? 0;
  const isLast = range.startBytes + sizeBytes === (totalBytes ?? session.totalBytes);
  if (!isLast && sizeBytes % CHUNK_MULTIPLE_BYTES !== 0) {
    throw badRange(`Chunks other than the last one have to be multiples of ${CHUNK_MULTIPLE_BYTES} bytes.`);
  }
  return { ...range, totalBytes };
}
