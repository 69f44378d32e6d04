import type { Clock } from '#domain/clock.ts';
import type { AuditAction, AuditActor, AuditResult } from '#platform/audit-trail/audit-record.ts';
import type { AuditTrail, OpenAction } from '#platform/audit-trail/audit-trail.ts';
import type { RecordedRead, RecordRead } from '#upstream/proxy/forward-call.ts';

const IDLE_MS = 300_000;

/** The ranges that one player has read so far. */
type Playback = {
  action: Promise<OpenAction>;
  openRanges: number;
  lastAtMs: number;
  ranges: number;
  bytes: number;
  /** The result of the last range, unless an earlier one succeeded. */
  result: AuditResult | undefined;
};

/**
 * Records what players read, with one record per ticket and network address instead of one per range. The record is written
 * before the first range is sent. It gets its outcome, with the number of ranges and bytes, after five minutes without reads. If
 * the playback continues later, it gets a new record.
 */
export class PlaybackAudit {
  readonly #trail: Pick<AuditTrail, 'begin' | 'recordEvent'>;
  readonly #clock: Clock;
  readonly #playbacks = new Map<string, Playback>();
  #isClosed = false;

  constructor(trail: Pick<AuditTrail, 'begin' | 'recordEvent'>, clock: Clock) {
    this.#trail = trail;
    this.#clock = clock;
  }

  /**
   * Returns the recorder for a ticket's playback ranges. While the trail cannot be written, each range is recorded separately
   * afterwards.
   */
  recordRange(ticket: string): RecordRead {
    return (actor, action) => this.#beginRange(ticket, actor, action);
  }

  async #beginRange(ticket: string, actor: AuditActor, action: AuditAction): Promise<RecordedRead> {
    await this.endIdle();
    const key = JSON.stringify([ticket, actor.source]);
    const playback = this.#playbacks.get(key) ?? this.#open(key, actor, action);
    playback.openRanges += 1;
    try {
      await playback.action;
    } catch {
      if (this.#playbacks.get(key) === playback) this.#playbacks.delete(key);
      return { end: (result, bytes) => this.#trail.recordEvent(actor, action, withSums(result, 1, bytes)) };
    }
    return { end: (result, bytes) => this.#endRange(key, playback, result, bytes) };
  }

  /** Ends the records of playbacks that have been idle for a while. */
  async endIdle(): Promise<void> {
    const idleSinceMs = this.#clock.nowMs() - IDLE_MS;
    await this.#endWhere(({ lastAtMs }) => lastAtMs <= idleSinceMs);
  }

  /** Ends all records. Records of ranges that are still being sent end when the ranges do. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#endWhere(() => true);
  }

  #open(key: string, actor: AuditActor, action: AuditAction): Playback {
    const playback: Playback = {
      action: this.#trail.begin(actor, action),
      openRanges: 0,
      lastAtMs: this.#clock.nowMs(),
      ranges: 0,
      bytes: 0,
      result: undefined,
    };
    this.#playbacks.set(key, playback);
    return playback;
  }

  async #endRange(key: string, playback: Playback, result: AuditResult, bytes: number): Promise<void> {
    playback.openRanges -= 1;
    playback.lastAtMs = this.#clock.nowMs();
    playback.ranges += 1;
    playback.bytes += bytes;
    if (playback.result?.outcome !== 'succeeded') playback.result = result;
    if (this.#isClosed && playback.openRanges === 0) await this.#end(key, playback);
  }

  async #endWhere(isOver: (playback: Playback) => boolean): Promise<void> {
    for (const [key, playback] of this.#playbacks) {
      if (playback.openRanges === 0 && isOver(playback)) await this.#end(key, playback);
    }
  }

  async #end(key: string, playback: Playback): Promise<void> {
    this.#playbacks.delete(key);
    const { action, result = { outcome: 'unknown' }, ranges, bytes } = playback;
    await (await action).end(withSums(result, ranges, bytes));
  }
}

function withSums({ outcome, status, details = {} }: AuditResult, ranges: number, bytes: number): AuditResult {
  const { code, reason } = details;
  const failure = { ...(code !== undefined && { code }), ...(reason !== undefined && { reason }) };
  return { outcome, status, details: { ...failure, ranges, bytes } };
}
