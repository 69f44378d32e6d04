import type { Logger } from 'pino';
import { ProblemError } from '#domain/problem.ts';
import type { AuditChain } from './audit-chain.ts';
import type { AuditAction, AuditActor, AuditRecord, AuditResult } from './audit-record.ts';
import { problemResult } from './call-result.ts';
import type { ChangeStore } from './change-store.ts';
import { OpenIntents } from './open-intents.ts';
import type { RecordedChange } from './recorded-change.ts';

/** An action whose intent is on record. */
export type OpenAction = {
  /** Records how it ended, and what it was about. Never rejects: what was done has been done. */
  end(result: AuditResult, change?: RecordedChange): Promise<void>;
};

const MAX_LATE = 1_000; // Outcomes that wait for the store; those beyond are marked unknown later.

/**
 * Who did what. What changes something is recorded before it is done, or is not done; everything else is recorded
 * after, as far as the store allows.
 */
export class AuditTrail {
  readonly #chain: AuditChain;
  readonly #changes: ChangeStore;
  readonly #log: Logger;
  readonly #issuer: string;
  readonly #intents = new OpenIntents();
  readonly #late = new Set<AuditRecord>();

  /** `issuer` vouches for the subjects of actors. */
  constructor(chain: AuditChain, changes: ChangeStore, log: Logger, issuer: string) {
    this.#chain = chain;
    this.#changes = changes;
    this.#log = log;
    this.#issuer = issuer;
  }

  /** How many actions have begun and not ended, and how many records the store has not taken yet. */
  get backlog(): { open: number; late: number } {
    return { open: this.#intents.openCount, late: this.#late.size };
  }

  /**
   * Whether an intent may be on record that will get no outcome: the store wrote it, and its response was lost, so that its action was
   * never begun; or more outcomes waited for the store than are kept.
   */
  get mayHaveLostIntents(): boolean {
    return this.#intents.areInDoubt;
  }

  /** Whether an outcome of an intent is still to come. */
  isAwaited(intentId: string): boolean {
    return this.#intents.isAwaited(intentId);
  }

  /** Says that all intents that were lost until now are closed. */
  forgetLostIntents(): void {
    this.#intents.giveUp();
  }

  /** Records what is about to be done. Throws `audit_unavailable` when it cannot: then it must not be done. */
  async begin(actor: AuditActor, action: AuditAction): Promise<OpenAction> {
    const entry = { ...this.#identify(actor), ...action };
    let intentId: string;
    try {
      intentId = await this.#chain.append({ ...entry, kind: 'intent' });
    } catch (cause) {
      this.#intents.begin(undefined);
      throw new ProblemError('audit_unavailable', { cause, retryAfterSeconds: 5 });
    }
    // What the intent says is not said twice; a search finds the outcome through it.
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

  /** Does something between its intent and its outcome. What it throws is recorded and thrown on. */
  async perform<T>(actor: AuditActor, action: AuditAction, work: () => Promise<T>): Promise<T> {
    const open = await this.begin(actor, action);
    const startedAt = performance.now();
    try {
      const done = await work();
      await open.end({ outcome: 'succeeded' });
      return done;
    } catch (error) {
      await open.end(problemResult(error, startedAt));
      throw error;
    }
  }

  /** Records what has happened. Never rejects. */
  note(actor: AuditActor, action: AuditAction, result: AuditResult): Promise<void> {
    const details = { ...action.details, ...result.details };
    return this.#add({ ...this.#identify(actor), ...action, ...result, details, kind: 'event' });
  }

  /** Resolves when all that was begun until now has its outcome on record. */
  async settle(): Promise<void> {
    await this.#intents.settle();
  }

  /** Tries again to record what the store did not take. */
  async retryLate(): Promise<void> {
    for (const entry of [...this.#late]) {
      // The store may have written it, and said that it had not.
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
