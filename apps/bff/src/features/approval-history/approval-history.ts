import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ApprovalSnapshot } from '#domain/approval-snapshot.ts';
import type { Clock } from '#domain/clock.ts';
import type { Principal } from '#domain/principal.ts';
import { findIntent } from '#platform/audit-trail/find-intent.ts';
import type { Store } from '#platform/store/open-store.ts';
import type { ApprovalTables } from '#platform/store/tables/approval-tables.ts';
import { type FoundStep, findSteps, STEP_KINDS, type StepKind } from './find-steps.ts';

/** A step as it is stored. */
export type StepRow = Selectable<ApprovalTables['approval_steps']>;

/** A step that somebody has made here. */
export type StepHere = {
  operationId: string;
  kind: StepKind;
  fileId: string;
  approvalId: string;
  message: string | undefined;
  /** Whether somebody decided without having seen the content. */
  isUnseen: boolean;
};

const SAME_MS = 60_000; // What was noticed within this time of a call is the effect of the call.

/**
 * What became of approvals: steps that were made here, with their messages, and those that show when an approval is read.
 * The services keep neither messages nor the times of responses.
 */
export class ApprovalHistory {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** The steps of an approval, oldest first. */
  async list(fileId: string, approvalId: string): Promise<StepRow[]> {
    const rows = await this.#store
      .selectFrom('approval_steps')
      .selectAll()
      .where('file_id', '=', fileId)
      .where('approval_id', '=', approvalId)
      .orderBy('happened_at')
      .orderBy('id')
      .execute();
    // The service's clock tells when an approval is complete, ours when the last response had come back.
    return rows.toSorted((one, other) => Number(one.kind === 'completed') - Number(other.kind === 'completed'));
  }

  /** When the reviewers of an approval were last reminded from here, in Unix milliseconds; undefined when they were not. */
  async findReminder(fileId: string, approvalId: string): Promise<number | undefined> {
    const row = await this.#store
      .selectFrom('approval_steps')
      .select(({ fn }) => fn.max('happened_at').as('at'))
      .where('file_id', '=', fileId)
      .where('approval_id', '=', approvalId)
      .where('kind', '=', 'reminder')
      .executeTakeFirst();
    return row?.at === null || row?.at === undefined ? undefined : Number(row.at);
  }

  /** Notes a step that a person has just made here, in the place of what may have been noticed of it meanwhile. */
  async note({ email, name }: Principal, step: StepHere): Promise<void> {
    const { fileId, approvalId, kind } = step;
    const nowMs = this.#clock.nowMs();
    const target = `${fileId}/${approvalId}`;
    const intent = await findIntent(this.#store, { action: step.operationId, target, email });
    await this.#store
      .deleteFrom('approval_steps')
      .where('file_id', '=', fileId)
      .where('approval_id', '=', approvalId)
      .where('kind', '=', kind)
      .where('is_here', '=', 0)
      .where('happened_at', '>=', nowMs - SAME_MS)
      .where((build) => build.or([build('user_email', '=', email), build('user_email', 'is', null)]))
      .execute();
    await this.#store
      .insertInto('approval_steps')
      .values({
        id: randomUUID(),
        file_id: fileId,
        approval_id: approvalId,
        kind,
        user_email: email,
        user_name: name,
        message: step.message ?? null,
        is_here: 1,
        is_unseen: step.isUnseen ? 1 : 0,
        audit_id: intent?.id ?? null,
        audit_mac: intent?.mac ?? null,
        happened_at: nowMs,
      })
      .execute();
  }

  /** Takes in an approval as it was read: what shows in it and is not known becomes a step. */
  async observe(fileId: string, approval: ApprovalSnapshot): Promise<void> {
    const { approvalId } = approval;
    const known = await this.list(fileId, approvalId);
    const found = findSteps(
      approval,
      known.map(({ kind, user_email: email }) => ({ kind: toKind(kind), email: email ?? undefined })),
    );
    if (found.length === 0) return;
    await this.#store
      .insertInto('approval_steps')
      .values(found.map((step) => toRow(fileId, approvalId, step)))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

/** The kind of a stored step. */
export function toKind(text: string): StepKind {
  return STEP_KINDS.find((kind) => kind === text) ?? 'message';
}

// The id says what was noticed, so that two processes that notice the same make one row.
function toRow(fileId: string, approvalId: string, { kind, email, name, atMs }: FoundStep): StepRow {
  return {
    id: `${fileId}/${approvalId}/${kind}/${email ?? ''}/${atMs}`,
    file_id: fileId,
    approval_id: approvalId,
    kind,
    user_email: email ?? null,
    user_name: name ?? null,
    message: null,
    is_here: 0,
    is_unseen: 0,
    audit_id: null,
    audit_mac: null,
    happened_at: atMs,
  };
}
