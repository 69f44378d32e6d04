import type { Readable } from 'node:stream';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { operations } from '@rotunda/api-client/operations';
import { BlobTooLargeError, Digests } from '#blobs/digests.ts';
import type { PartialBlobs } from '#blobs/partial-blobs.ts';
import type { BearerAuth } from '#core/auth/bearer-auth.ts';
import { toCaller } from '#core/auth/caller.ts';
import { findAccount } from '#core/auth/directory.ts';
import type { Clock } from '#core/clock.ts';
import { globalError, ServiceError } from '#core/errors/service-error.ts';
import { selectFields } from '#core/fields/select-fields.ts';
import { type Call, detachBody, toHeaderMap } from '#core/http/call.ts';
import { isCoded, unknownCoding } from '#core/http/content-coding.ts';
import { type Response, toErrorResponse } from '#core/http/response.ts';
import type { Invocation } from '#core/operations/invocation.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { OperationRunner } from '#core/runner/operation-runner.ts';
import type { Database } from '#db/database.ts';
import { contentRangeSession } from './content-range-session.ts';
import { googUploadSession, isGoogUpload } from './goog-upload-session.ts';
import { MAX_UPLOAD_BYTES, uploadTooLarge } from './read-upload.ts';
import type { ContentPart, SessionProtocol } from './session-protocol.ts';
import { RESUMABLE_PREFIX } from './upload-protocol.ts';
import { type UploadSession, UploadSessions } from './upload-sessions.ts';

type Deps = {
  db: Database;
  clock: Clock;
  settings: ServiceSettings;
  auth: BearerAuth;
  partials: PartialBlobs;
  runner: OperationRunner;
};

/** A request working on an upload session. `cut` stops receiving its bytes. `done` resolves when it has left the session. */
type Turn = { cut: () => void; done: Promise<void> };

/**
 * Uploads that continue after a lost connection or a restart. A session is opened with the metadata, the content follows in any
 * number of requests, and the operation runs once the content is complete.
 */
export class ResumableUploads {
  readonly #deps: Deps;
  readonly #sessions: UploadSessions;
  readonly #turns = new Map<string, Turn>();

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#sessions = new UploadSessions(deps.db);
  }

  /** Whether a call belongs to an existing session. */
  static isSessionCall({ url }: Call): boolean {
    return isUploadPath(url.pathname) && url.searchParams.has('upload_id');
  }

  /** Opens a session. Immediately throws errors that the operation would throw later, for example if a parent does not exist. */
  start(call: Call, operation: OperationDescriptor, invocation: Invocation): Response {
    const { runner, clock, settings, partials } = this.#deps;
    const protocol = createSessionProtocol(call);
    const { totalBytes, contentType } = protocol.readStart(call);
    if ((totalBytes ?? 0) > MAX_UPLOAD_BYTES) throw uploadTooLarge();
    const blob = { ...new Digests().result(), sizeBytes: totalBytes ?? 0 };
    runner.dryRun(operation, { ...invocation, media: { blob, contentType, isAnnounced: true } });
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
    return protocol.started(`${settings.publicOrigin}${call.url.pathname}?uploadType=resumable&upload_id=${uploadId}`);
  }

  /**
   * Receives content for a session, reports its stored size, or ends it. The URL alone is a credential for an hour, and for a
   * week together with a token of the user. Throws 404 later, and if the token belongs to another user.
   */
  async continue(call: Call): Promise<Response> {
    const { id } = this.#require(call);
    const protocol = createSessionProtocol(call);
    const turn = await this.#takeTurn(id);
    try {
      const isCancelled = protocol.isCancel(call);
      // The previous request may have completed the upload or ended the session.
      const session = this.#require(call);
      if (isCancelled) return await this.#cancel(session, protocol);
      return await this.#put(call, session, protocol, turn);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return protocol.refused(toErrorResponse(error), this.#sessions.has(id));
    } finally {
      turn.leave();
    }
  }

  #require({ url, headers }: Call): UploadSession {
    const { auth, clock } = this.#deps;
    const accountId = auth.findAccountId(headers.authorization, url.searchParams);
    // A token that expires during an upload does not end it.
    const uploadId = url.searchParams.get('upload_id') ?? '';
    const session = this.#sessions.find(uploadId, clock.nowMs(), accountId === undefined);
    if (session && (accountId === undefined || accountId === session.accountId)) return session;
    throw globalError(404, 'notFound', 'The upload session does not exist or has expired.', 'upload_id');
  }

  // A client that reconnects has abandoned its former request, even if the services have not noticed yet.
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

  async #cancel(session: UploadSession, protocol: SessionProtocol): Promise<Response> {
    await this.#deps.db.write(() => this.#sessions.delete(session.id));
    this.#deps.partials.discard(session.id);
    return protocol.cancelled();
  }

  async #put(
    call: Call,
    session: UploadSession,
    protocol: SessionProtocol,
    turn: { cut: () => void },
  ): Promise<Response> {
    // Ranges count the bytes as sent.
    if (isCoded(call)) throw unknownCoding('The parts of an upload must not have a Content-Encoding.');
    if (session.result !== undefined) return protocol.completed({ status: 200, headers: {}, body: session.result });
    const { db, partials, clock } = this.#deps;
    const part = protocol.readPart(call, session, partials.getSizeBytes(session.id));
    if ((part.totalBytes ?? 0) > MAX_UPLOAD_BYTES) throw uploadTooLarge();
    const announcedBytes = part.totalBytes ?? session.totalBytes;
    const waiting = new AbortController();
    turn.cut = () => waiting.abort(new Error('the client has started another request'));
    await db.write(() => this.#sessions.touch(session.id, part.totalBytes, clock.nowMs()));
    waiting.signal.throwIfAborted();
    if (part.sizeBytes !== 0 && part.startBytes <= partials.getSizeBytes(session.id)) {
      const source = detachBody(call);
      turn.cut = () => source.destroy(new Error('the client has started another request'));
      await this.#receive(source, session, part, announcedBytes);
    }
    const storedBytes = partials.getSizeBytes(session.id);
    const isComplete = protocol.isComplete(part, storedBytes, announcedBytes);
    if (isComplete) return protocol.completed(await this.#finish(call, session));
    return protocol.incomplete(call, storedBytes);
  }

  async #receive(source: Readable, { id }: UploadSession, part: ContentPart, announcedBytes: number | undefined) {
    const endBytes = part.sizeBytes === undefined ? announcedBytes : part.startBytes + part.sizeBytes;
    try {
      await this.#deps.partials.append(id, part.startBytes, source, endBytes ?? MAX_UPLOAD_BYTES);
    } catch (error) {
      if (!(error instanceof BlobTooLargeError)) throw error;
      if (endBytes === undefined) throw uploadTooLarge();
      throw globalError(400, 'badRequest', 'The body is longer than announced.');
    } finally {
      source.destroy();
    }
  }

  async #finish(call: Call, session: UploadSession): Promise<Response> {
    const { db, partials, runner } = this.#deps;
    const account = findAccount(db, session.accountId);
    const operation = Object.values(operations).find(({ id }) => id === session.operationId);
    if (!account || !operation) throw new Error(`upload session ${session.id} has no account or operation`);
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
      await runner.check(operation, invocation);
      const result = await db.write(() => {
        const response = runner.runSync(operation, invocation);
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

function isUploadPath(pathname: string): boolean {
  return pathname.startsWith('/upload/') || pathname.startsWith(`${RESUMABLE_PREFIX}/upload/`);
}

function createSessionProtocol(call: Call): SessionProtocol {
  return isGoogUpload(call) ? googUploadSession : contentRangeSession;
}
