import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { ContentRequest } from './download-request.ts';

const TICKET_LIFE_MS = 60_000;
const PLAYBACK_LIFE_MS = 4 * 3_600_000; // Enough to watch a film with breaks.

/** The download that a ticket grants. */
export type Download = {
  content: ContentRequest;
  /** The file name to use if the service does not provide one. Undefined if unknown. */
  fileName: string | undefined;
  /** Whether the content is played and therefore requested range by range. */
  isPlayback: boolean;
};

/**
 * Single-use addresses for downloads. A browser saves a file by navigating, and a navigation cannot carry the header that
 * protects the API. A ticket works once, within a minute, in the session that requested it. A ticket for playback works for four
 * hours, because a player requests the content range by range.
 */
export class DownloadTickets {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #seals: RowSeals;

  constructor(store: Store, clock: Clock, seals: RowSeals) {
    this.#store = store;
    this.#clock = clock;
    this.#seals = seals;
  }

  /** Issues a ticket for a download in this session. */
  async issue(
    sessionId: string,
    { content, fileName, isPlayback }: Download,
  ): Promise<{ ticket: string; expiresAt: number }> {
    const ticket = randomBytes(24).toString('base64url');
    const expiresAt = this.#clock.nowMs() + (isPlayback ? PLAYBACK_LIFE_MS : TICKET_LIFE_MS);
    await this.#store.deleteFrom('download_tickets').where('expires_at', '<', this.#clock.nowMs()).execute();
    const row = {
      id_hash: hash(ticket),
      session_hash: sessionId,
      operation_id: content.operation,
      params: JSON.stringify(content.params),
      file_name: fileName ?? null,
      expires_at: expiresAt,
      is_playback: isPlayback ? 1 : null,
    };
    await this.#store
      .insertInto('download_tickets')
      .values({ ...row, seal: this.#seals.seal('download_tickets', row) })
      .execute();
    return { ticket, expiresAt };
  }

  /** Redeems a ticket. Returns undefined if it is unknown, used, expired, or belongs to another session. */
  async redeem(sessionId: string, ticket: string): Promise<Download | undefined> {
    const row = (await this.#findPlayback(sessionId, ticket)) ?? (await this.#redeem(sessionId, ticket));
    if (!row || row.expires_at <= this.#clock.nowMs()) return undefined;
    if (!this.#seals.hasValidSeal('download_tickets', row)) return undefined;
    return {
      content: { operation: row.operation_id, params: JSON.parse(row.params) },
      fileName: row.file_name ?? undefined,
      isPlayback: row.is_playback === 1,
    };
  }

  #findPlayback(sessionId: string, ticket: string) {
    return this.#store
      .selectFrom('download_tickets')
      .selectAll()
      .where('id_hash', '=', hash(ticket))
      .where('session_hash', '=', sessionId)
      .where('is_playback', '=', 1)
      .executeTakeFirst();
  }

  #redeem(sessionId: string, ticket: string) {
    return this.#store
      .deleteFrom('download_tickets')
      .where('id_hash', '=', hash(ticket))
      .where('session_hash', '=', sessionId)
      .returningAll()
      .executeTakeFirst();
  }
}

function hash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}
