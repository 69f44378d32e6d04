import type { ServerResponse } from 'node:http';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from '#platform/config/connection-limits.ts';
import { onClose } from '#platform/http/on-close.ts';
import { toEventId } from '#platform/invalidations/event-id.ts';
import type { Invalidation, InvalidationOutbox } from '#platform/invalidations/invalidation-outbox.ts';
import type { LiveStatus } from './live-feed.ts';

/** A stream of invalidations to one browser. */
export type LiveStream = {
  sessionId: string;
  topics: ReadonlySet<string>;
  /** The ID of the last invalidation that was written to the stream or that the browser already had. */
  cursor: number;
  outgoing: ServerResponse;
  /** The last status written, as text. */
  status?: string;
  /** When the stream was opened, as elapsed time. */
  openedAt?: number;
};

/** Returns how topics of a session are currently kept up to date. */
export type ReadStatus = (sessionId: string, topics: ReadonlySet<string>) => LiveStatus;

/** Called with the time that an invalidation took from the outbox to an open stream, in milliseconds. */
export type WatchLag = (lagMs: number) => void;

/** Returns those of the given sessions that have not ended. */
export type FilterActiveSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

const MAX_UNREAD_BYTES = 256 * 1024;
const HEARTBEAT_EVERY_MS = 1_500; // The console checks the connection after 2.6 seconds without data.
/** How long the store may be unresponsive before streams report that nothing is refreshed. */
const STORE_SILENT_MS = 5_000;
/** How long topics may start without a status report, so that page changes do not flicker. */
const STARTING_MS = 2_000;

/** The open streams of this process. Invalidations are written as server-sent events (HTML, section 9.2). */
export class LiveStreams {
  readonly #outbox: InvalidationOutbox;
  readonly #clock: Clock;
  readonly #filterActiveSessions: FilterActiveSessions;
  readonly #watchLag: WatchLag;
  readonly #limits: ConnectionLimits;
  readonly #streams = new Set<LiveStream>();
  #heartbeatAt = 0;
  #dropped = 0;
  /** The ID of the newest delivered invalidation. */
  #newestId = 0;
  #delivering: Promise<void> | undefined;
  #isDue = false;
  #isClosed = false;
  #readStatus: ReadStatus = () => ({ mode: 'pushed', topics: [] });
  #isStoreUnavailable = false;
  /** When the store last responded, as elapsed time. */
  #maintainedAt: number;

  constructor(
    outbox: InvalidationOutbox,
    clock: Clock,
    filterActiveSessions: FilterActiveSessions,
    watchLag: WatchLag = () => undefined,
    limits: ConnectionLimits = CONNECTION_LIMITS,
  ) {
    this.#outbox = outbox;
    this.#clock = clock;
    this.#filterActiveSessions = filterActiveSessions;
    this.#watchLag = watchLag;
    this.#limits = limits;
    this.#maintainedAt = clock.elapsedMs();
    // Failures are ignored here, because `maintain` delivers later.
    outbox.onInvalidation(() => void this.#deliverPending().catch(() => undefined));
  }

  /** Enables reporting to browsers how their topics are kept up to date. */
  reportStatus(readStatus: ReadStatus): void {
    this.#readStatus = readStatus;
  }

  /** The number of open streams. */
  get count(): number {
    return this.#streams.size;
  }

  /** The number of streams disconnected because nobody read them. */
  get dropped(): number {
    return this.#dropped;
  }

  /**
   * Starts a stream. `onEnd` is called when it has ended for any reason. Throws 429 if the session has too many streams, and
   * 503 if the process has.
   */
  open(stream: LiveStream, onEnd: () => void): void {
    if (this.#isClosed) throw new ProblemError('overloaded', { retryAfterSeconds: 1 });
    if (this.#streams.size >= this.#limits.streams) throw new ProblemError('overloaded', { retryAfterSeconds: 5 });
    const others = [...this.#streams].filter(({ sessionId }) => sessionId === stream.sessionId);
    if (others.length >= this.#limits.streamsOfSession)
      throw new ProblemError('rate_limited', { retryAfterSeconds: 5 });
    const { outgoing } = stream;
    onClose(outgoing, () => {
      this.#streams.delete(stream);
      onEnd();
    });
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
    outgoing.write(': open\n\n');
    stream.openedAt = this.#clock.elapsedMs();
    this.#streams.add(stream);
  }

  /** Instructs a browser to reload everything. The stream continues from its current position. */
  reset({ sessionId, cursor, outgoing }: LiveStream): void {
    this.#write(outgoing, `id: ${toEventId(sessionId, cursor)}\nevent: reset\ndata: {}\n\n`);
  }

  /** Writes the invalidations that a stream has not sent yet, in order. Returns those that the stream subscribes to. */
  write(stream: LiveStream, invalidations: readonly Invalidation[]): readonly Invalidation[] {
    const written: Invalidation[] = [];
    for (const invalidation of invalidations) {
      // Several readers may deliver an invalidation; the cursor lets each pass only once.
      if (invalidation.id <= stream.cursor) continue;
      stream.cursor = invalidation.id;
      if (!stream.topics.has(invalidation.topic)) continue;
      this.#write(stream.outgoing, toEvent(stream, invalidation));
      written.push(invalidation);
    }
    return written;
  }

  /** Ends the streams of ended sessions, and delivers the invalidations of other processes. */
  async maintain(): Promise<void> {
    // Streams opened while this waits for a response are not covered by it.
    const streams = [...this.#streams];
    try {
      if (streams.length > 0) {
        const active = await this.#filterActiveSessions([...new Set(streams.map(({ sessionId }) => sessionId))]);
        for (const stream of streams) if (!active.has(stream.sessionId)) stream.outgoing.end();
        await this.#deliverPending();
      }
      this.#isStoreUnavailable = false;
      this.#maintainedAt = this.#clock.elapsedMs();
    } catch (error) {
      this.#isStoreUnavailable = true;
      throw error;
    }
  }

  /** Writes changed statuses to streams, and keeps connections alive. Does not need the store. */
  report(): void {
    for (const stream of this.#streams) this.writeStatus(stream);
    if (this.#heartbeatAt > this.#clock.nowMs()) return;
    this.#heartbeatAt = this.#clock.nowMs() + HEARTBEAT_EVERY_MS;
    for (const { outgoing } of this.#streams) this.#write(outgoing, ': alive\n\n');
  }

  /** Writes how the topics of a stream are kept up to date, if that has changed. */
  writeStatus(stream: LiveStream): void {
    const isStoreAway = this.#isStoreUnavailable || this.#clock.elapsedMs() - this.#maintainedAt > STORE_SILENT_MS;
    const status: LiveStatus = isStoreAway
      ? { mode: 'stopped', topics: [...stream.topics] }
      : this.#readStatus(stream.sessionId, stream.topics);
    const ageMs = this.#clock.elapsedMs() - (stream.openedAt ?? 0);
    if (status.mode === 'starting' && ageMs < STARTING_MS) return;
    const text = JSON.stringify(status);
    if (text === stream.status) return;
    stream.status = text;
    this.#write(stream.outgoing, `event: status\ndata: ${text}\n\n`);
  }

  /** Ends all streams. Browsers reconnect shortly afterwards, to another process or the next one. */
  close(): void {
    this.#isClosed = true;
    for (const { outgoing } of this.#streams) outgoing.end('event: goodbye\nretry: 500\ndata:\n\n');
  }

  /** Delivers all current invalidations. Coalesces calls made during a delivery into one. */
  async #deliverPending(): Promise<void> {
    this.#isDue = true;
    this.#delivering ??= this.#deliverWhileDue().finally(() => {
      this.#delivering = undefined;
    });
    await this.#delivering;
  }

  async #deliverWhileDue(): Promise<void> {
    while (this.#isDue && this.#streams.size > 0) {
      this.#isDue = false;
      const { sessionIds, newestId } = await this.#outbox.readSince(this.#newestId);
      for (const sessionId of sessionIds) await this.#deliver(sessionId);
      this.#newestId = newestId;
    }
  }

  async #deliver(sessionId: string): Promise<void> {
    const streams = [...this.#streams].filter((stream) => stream.sessionId === sessionId);
    if (streams.length === 0) return;
    const invalidations = await this.#outbox.readAfter(sessionId, Math.min(...streams.map(({ cursor }) => cursor)));
    for (const { putAt } of streams.flatMap((stream) => this.write(stream, invalidations))) {
      // Clocks of processes differ by a few milliseconds.
      if (putAt !== null) this.#watchLag(Math.max(0, this.#clock.nowMs() - putAt));
    }
  }

  // Disconnect slow readers to bound buffer memory; they can resume.
  #write(outgoing: ServerResponse, text: string): void {
    if (outgoing.writableEnded || outgoing.destroyed) return;
    if (outgoing.writableLength <= MAX_UNREAD_BYTES) {
      outgoing.write(text);
      return;
    }
    this.#dropped += 1;
    outgoing.destroy();
  }
}

function toEvent({ sessionId }: LiveStream, { id, topic, state }: Invalidation): string {
  return `id: ${toEventId(sessionId, id)}\nevent: invalidation\ndata: ${JSON.stringify({ topic, state })}\n\n`;
}
