import type { Logger } from 'pino';
import { ProblemError } from '#domain/problem.ts';
import type { AuditChain } from './audit-chain.ts';
import type { AuditAction, AuditActor, AuditRecord, AuditResult } from './audit-record.ts';
import { toProblemResult } from './call-result.ts';
import type { ChangeStore } from './change-store.ts';
import { OpenIntents } from './open-intents.ts';
import type { RecordedChange } from './recorded-change.ts';

/** An action with a recorded intent. */
export type OpenAction = {
  /** Records the outcome and the content of the action. Never rejects, because the action has already been executed. */
  end(result: AuditResult, change?: RecordedChange): Promise<void>;
};

const MAX_LATE = 1_000; // Outcomes waiting for the store. Further outcomes are later marked as unknown.

/**
 * The audit trail. A change is recorded before it is made, and not made if it cannot be recorded. Other actions are recorded
 * afterwards, if the store allows it.
 */
export class AuditTrail {
  readonly #chain: AuditChain;
  readonly #changes: ChangeStore;
  readonly #log: Logger;
  readonly #issuer: string;
  readonly #intents = new OpenIntents();
  readonly #late = new Set<AuditRecord>();

  /** `issuer` is the identity provider of the actors' subjects. */
  constructor(chain: AuditChain, changes: ChangeStore, log: Logger, issuer: string) {
    this.#chain = chain;
    this.#changes = changes;
    this.#log = log;
    this.#issuer = issuer;
  }

  /** The number of open actions, and of records that the store has not accepted yet. */
  get backlog(): { open: number; late: number } {
    return { open: this.#intents.openCount, late: this.#late.size };
  }

  /**
   * Whether a recorded intent may never get an outcome: the store wrote it but its response was lost, so its action never began;
   * or the queue of outcomes overflowed.
   */
  get hasPossiblyLostIntents(): boolean {
    return this.#intents.hasIntentsInDoubt;
  }

  /** Whether the outcome of an intent is still pending. */
  isAwaited(intentId: string): boolean {
    return this.#intents.isAwaited(intentId);
  }

  /** Marks all intents lost so far as closed. */
  clearLostIntents(): void {
    this.#intents.giveUp();
  }

  /**
   * Records an action before it is executed. Throws `audit_unavailable` if it cannot be recorded, in which case it must not be
   * executed.
   */
  async begin(actor: AuditActor, action: AuditAction): Promise<OpenAction> {
    const entry = { ...this.#identify(actor), ...action };
    let intentId: string;
    try {
      intentId = await this.#chain.append({ ...entry, kind: 'intent' });
    } catch (cause) {
      this.#intents.begin(undefined);
      throw new ProblemError('audit_unavailable', { cause, retryAfterSeconds: 5 });
    }
    // The outcome does not repeat the content of the intent; a search finds it through the intent.
    const { requestId, action: name } = entry;
    this.#intents.begin(intentId);
    return {
      end: async (result, change) => {
        const digest = change && (await this.#save(intentId, change, result));
        const details = { ...result.details, ...(digest !== undefined && { change: digest }) };
        await this.#add({ ...result, details, kind: 'outcome', intentId, requestId, action: name });
      },
    };
  }

  /** Executes an action between recording its intent and its outcome. Errors are recorded and rethrown. */
  async perform<T>(actor: AuditActor, action: AuditAction, work: () => Promise<T>): Promise<T> {
    const open = await this.begin(actor, action);
    const startedAt = performance.now();
    try {
      const done = await work();
      await open.end({ outcome: 'succeeded' });
      return done;
    } catch (error) {
      await open.end(toProblemResult(error, startedAt));
      throw error;
    }
  }

  /** Records a completed action. Never rejects. */
  recordEvent(actor: AuditActor, action: AuditAction, result: AuditResult): Promise<void> {
    const details = { ...action.details, ...result.details };
    return this.#add({ ...this.#identify(actor), ...action, ...result, details, kind: 'event' });
  }

  /** Resolves when the outcomes of all actions begun so far are recorded. */
  async waitForOutcomes(): Promise<void> {
    await this.#intents.waitForAll();
  }

  /** Retries records that the store did not accept. */
  async retryLate(): Promise<void> {
    const entries = [...this.#late];
    for (const entry of entries) {
      // The store may have written the record although it reported a failure.
      if (!((await this.#isRecorded(entry)) || (await this.#append(entry)))) continue;
      this.#late.delete(entry);
      if (entry.intentId !== undefined) this.#intents.apply(entry.intentId, 'record');
    }
  }

  async #isRecorded({ intentId }: AuditRecord): Promise<boolean> {
    if (intentId === undefined) return false;
    return this.#chain.hasOutcome(intentId).catch(() => false);
  }

  async #add(entry: AuditRecord): Promise<void> {
    const event = (await this.#append(entry)) ? 'record' : this.#late.size < MAX_LATE ? 'defer' : 'drop';
    if (event === 'defer') this.#late.add(entry);
    if (entry.intentId !== undefined) this.#intents.apply(entry.intentId, event);
  }

  async #append(entry: AuditRecord): Promise<boolean> {
    try {
      await this.#chain.append(entry);
      return true;
    } catch (error) {
      const { action, intentId, requestId } = entry;
      this.#log.error({ err: error, action, intentId, requestId }, 'failed to write an audit record');
      return false;
    }
  }

  async #save(entryId: string, change: RecordedChange, { outcome }: AuditResult): Promise<string | undefined> {
    try {
      return await this.#changes.save(entryId, change, outcome === 'succeeded');
    } catch (error) {
      this.#log.error({ err: error, entryId }, 'failed to store the content of a change');
      return undefined;
    }
  }

  #identify(actor: AuditActor): AuditActor {
    return actor.subject === undefined ? actor : { issuer: this.#issuer, ...actor };
  }
}
