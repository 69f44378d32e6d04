import { randomBytes } from 'node:crypto';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Selectable } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import {
  UPLOAD_TRANSITIONS,
  type UploadEvent,
  type UploadState,
  VISIBLE_UPLOAD_STATES,
} from '#domain/states/upload-states.ts';
import { SealBrokenError } from '#platform/keys/key-ring.ts';
import type { SecretStore } from '#platform/secrets/secret-store.ts';
import { Lease, swapExpiry } from '#platform/store/lease.ts';
import type { Store } from '#platform/store/open-store.ts';
import { countRows, type RowLimit, writeWithinLimit } from '#platform/store/row-limit.ts';
import type { RowSeals } from '#platform/store/row-seals.ts';
import type { StoreSchema } from '#platform/store/schema.ts';

/** The operation and the target of an upload. */
type UploadAim = {
  operationId: OperationId;
  /** The file whose content is replaced. Undefined for a new file. */
  fileId: string | undefined;
  /** The name of the file. Empty if not specified. */
  name: string;
  contentType: string;
  totalBytes: number;
};

/** An upload to start: its user, and its address at the service, which grants write access to anyone who has it. */
export type NewUpload = UploadAim & { subject: string; address: string };

/** A started upload. Times are Unix milliseconds. */
export type Upload = UploadAim & {
  id: string;
  /** The number of bytes that the service has confirmed. */
  confirmedBytes: number;
  state: UploadState;
  createdAt: number;
  expiresAt: number;
};

/** An upload that only one request may write to. */
export type ClaimedUpload = { upload: Upload; lease: Lease };

type Row = Selectable<StoreSchema['upload_sessions']>;

const LIFE_MS = 7 * 86_400_000; // As long as the services keep an inactive upload.
const SWEEP_LIMIT = 100;
const MAX_OPEN = 200; // Per user.

/** All users' uploads. Each upload's address at the service is sealed separately. */
export class UploadStore {
  readonly #store: Store;
  readonly #secrets: SecretStore;
  readonly #clock: Clock;
  readonly #issuer: string;
  readonly #seals: RowSeals;

  /** `issuer` is the identity provider of the subjects. */
  constructor(store: Store, secrets: SecretStore, clock: Clock, issuer: string, seals: RowSeals) {
    this.#store = store;
    this.#secrets = secrets;
    this.#clock = clock;
    this.#issuer = issuer;
    this.#seals = seals;
  }

  /** Stores a new upload and deletes expired ones. Throws 429 if the user has too many open uploads. */
  async create({ address, ...upload }: NewUpload): Promise<Upload> {
    await this.#sweep();
    const nowMs = this.#clock.nowMs();
    const draft = {
      id: randomBytes(24).toString('base64url'),
      issuer: this.#issuer,
      subject: upload.subject,
      operation_id: upload.operationId,
      file_id: upload.fileId ?? null,
      name: upload.name,
      content_type: upload.contentType,
      total_bytes: upload.totalBytes,
      confirmed_bytes: 0,
      is_complete: 0,
      created_at: nowMs,
      expires_at: nowMs + LIFE_MS,
      lease_until: 0,
    };
    const row = { ...draft, lease_turn: 0, seal: this.#seals.seal('upload_sessions', draft) };
    await writeWithinLimit(this.#store, this.#getLimit(upload.subject), async (transaction) => {
      await this.#secrets.withTransaction(transaction).add('upload', row.id, address);
      await transaction.insertInto('upload_sessions').values(row).execute();
    });
    return toUpload(row, nowMs);
  }

  /**
   * Returns an upload of this user, or undefined if it is unknown, belongs to another user, has been tampered with, or has
   * expired.
   */
  async find(subject: string, id: string): Promise<Upload | undefined> {
    const row = await this.#selectBySubject(subject).where('id', '=', id).executeTakeFirst();
    if (!row || !this.#seals.hasValidSeal('upload_sessions', row)) return undefined;
    const upload = toUpload(row, this.#clock.nowMs());
    return VISIBLE_UPLOAD_STATES.includes(upload.state) ? upload : undefined;
  }

  /** Throws 429 if the user has too many open uploads for another one. */
  async requireCapacity(subject: string): Promise<void> {
    const limit = this.#getLimit(subject);
    if ((await countRows(this.#store, limit)) >= limit.max) throw limit.toProblem();
  }

  /** Returns this user's incomplete uploads, newest first. */
  async listOpen(subject: string): Promise<Upload[]> {
    const nowMs = this.#clock.nowMs();
    const open = this.#selectBySubject(subject).where('is_complete', '=', 0).where('expires_at', '>', nowMs);
    const rows = await open.orderBy('created_at', 'desc').orderBy('id').execute();
    return rows.filter((row) => this.#seals.hasValidSeal('upload_sessions', row)).map((row) => toUpload(row, nowMs));
  }

  /** Returns the address of an upload at the service, or undefined if it can no longer be unsealed. */
  async readAddress(id: string): Promise<string | undefined> {
    try {
      return await this.#secrets.read('upload', id);
    } catch (error) {
      if (error instanceof SealBrokenError) return undefined;
      throw error;
    }
  }

  /** Claims the exclusive right to write. Returns undefined while another request holds it. The returned progress is current. */
  async claim(id: string): Promise<ClaimedUpload | undefined> {
    const lease = await Lease.acquire(this.#store, this.#clock, { table: 'upload_sessions', key: { id } });
    if (!lease) return undefined;
    const found = this.#store.selectFrom('upload_sessions').selectAll().where('id', '=', id);
    return { upload: toUpload(await found.executeTakeFirstOrThrow(), this.#clock.nowMs()), lease };
  }

  /**
   * Stores the progress that the service reports, unless another request has taken over the upload and has newer data. Extends
   * the upload's expiry, as the service does.
   */
  async apply(
    id: string,
    lease: Lease,
    event: Extract<UploadEvent, 'confirm' | 'complete'>,
    confirmedBytes: number,
  ): Promise<void> {
    const isComplete = UPLOAD_TRANSITIONS[event].to === 'complete';
    const expiresAt = this.#clock.nowMs() + LIFE_MS;
    const confirmed = { confirmed_bytes: confirmedBytes, is_complete: Number(isComplete), expires_at: expiresAt };
    await lease.write(swapExpiry(this.#store, { table: 'upload_sessions', key: { id } }, confirmed));
  }

  /** Deletes an upload. */
  async delete(id: string): Promise<void> {
    await this.#store.deleteFrom('upload_sessions').where('id', '=', id).execute();
    await this.#secrets.delete('upload', id);
  }

  #getLimit(subject: string): RowLimit<'upload_sessions'> {
    const nowMs = this.#clock.nowMs();
    return {
      table: 'upload_sessions',
      of: { issuer: this.#issuer, subject, is_complete: 0 },
      max: MAX_OPEN,
      where: (row) => row('expires_at', '>', nowMs),
      toProblem: () => new ProblemError('rate_limited', { detail: `At most ${MAX_OPEN} uploads can be open.` }),
    };
  }

  #selectBySubject(subject: string) {
    return this.#store
      .selectFrom('upload_sessions')
      .selectAll()
      .where('issuer', '=', this.#issuer)
      .where('subject', '=', subject);
  }

  async #sweep(): Promise<void> {
    const expired = await this.#store
      .selectFrom('upload_sessions')
      .select('id')
      .where('expires_at', '<=', this.#clock.nowMs())
      .limit(SWEEP_LIMIT)
      .execute();
    for (const { id } of expired) await this.delete(id);
  }
}

function getState(row: Row, nowMs: number): UploadState {
  if (row.expires_at <= nowMs) return UPLOAD_TRANSITIONS.expire.to;
  return row.is_complete === 1 ? 'complete' : 'open';
}

function toUpload(row: Row, nowMs: number): Upload {
  return {
    id: row.id,
    operationId: row.operation_id,
    fileId: row.file_id ?? undefined,
    name: row.name,
    contentType: row.content_type,
    totalBytes: row.total_bytes,
    confirmedBytes: row.confirmed_bytes,
    state: getState(row, nowMs),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
