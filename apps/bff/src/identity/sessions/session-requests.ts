import type { ServerResponse } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { type BackgroundTask, createPoller } from '#platform/background/background-task.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { RequestsInProgress } from '#platform/http/requests-in-progress.ts';
import type { SessionStore } from './session-store.ts';

type SessionRequestsDeps = { sessions: Pick<SessionStore, 'filterActiveSessions'>; clock: Clock; log: Logger };

/** A request in progress. `startedAt` is in Unix milliseconds. */
type OpenRequest = { sessionId: string; startedAt: number; response: ServerResponse };

const CHECK_EVERY_MS = 1_000;
/** Shorter requests are not interrupted. They may be those that end their own session. */
const LONG_MS = 5_000;

/**
 * The requests in progress. A session is checked when a request starts, but an upload or a download may take hours: those whose
 * session ends in the meantime are disconnected within a few seconds.
 */
export class SessionRequests {
  /** The background task that disconnects requests of ended sessions. */
  readonly background: BackgroundTask;
  readonly #deps: SessionRequestsDeps;
  readonly #open = new RequestsInProgress<OpenRequest>();

  constructor(deps: SessionRequestsDeps) {
    this.#deps = deps;
    this.background = createPoller(deps, CHECK_EVERY_MS, () => this.#disconnectEnded());
  }

  /** Tracks the requests of signed-in users. Runs after the session has been found. */
  readonly track: MiddlewareHandler<AppEnv> = (context, next) => {
    const response = context.env.outgoing;
    const { sessionId } = context.get('principal');
    this.#open.add(response, { sessionId, startedAt: this.#deps.clock.nowMs(), response });
    return next();
  };

  async #disconnectEnded(): Promise<void> {
    const longSince = this.#deps.clock.nowMs() - LONG_MS;
    const long = this.#open.list().filter(({ startedAt }) => startedAt <= longSince);
    if (long.length === 0) return;
    const active = await this.#deps.sessions.filterActiveSessions([...new Set(long.map(({ sessionId }) => sessionId))]);
    // The connection, because a response that waits for an earlier one on it is not connected yet.
    for (const { sessionId, response } of long) if (!active.has(sessionId)) response.req.socket.destroy();
  }
}
