import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import type { Logger } from 'pino';
import type { BlobStore } from '#blobs/blob-store.ts';
import type { Clock } from '#core/clock.ts';
import { globalError } from '#core/errors/service-error.ts';
import type { JsonText } from '#core/http/response.ts';
import type { Invocation } from '#core/operations/invocation.ts';
import type { Handlers } from '#core/operations/load-handlers.ts';
import { BlobResponse, type ServiceSettings } from '#core/operations/operation.ts';
import type { ScriptEngine } from '#core/operations/script-engine.ts';
import type { SchemaValidator } from '#core/schemas/schema-validator.ts';
import type { Database } from '#db/database.ts';
import { BulkWriteWorker } from './bulk-write-worker.ts';
import { GroupCommit } from './group-commit.ts';

export type RunnerDeps = {
  db: Database;
  blobs: BlobStore;
  clock: Clock;
  settings: ServiceSettings;
  scripts: ScriptEngine;
  handlers: Handlers;
  validator: SchemaValidator;
  log: Logger;
  /** Whether to validate responses against the API documents. In tests, `throw` turns a mismatch into a 500. */
  responseChecks: 'throw' | 'log' | 'off';
  /** Applies time-dependent changes, such as expired grants. Runs before each operation. */
  beforeOperation: () => void;
  /**
   * Applies the same changes in a separate thread if they would block other requests. Passes the work to `elsewhere`. Returns
   * undefined if there is little to do.
   */
  beforeOperations: (elsewhere: (work: () => Promise<void>) => Promise<void>) => Promise<void> | undefined;
};

const NEVER = new AbortController().signal;

/** Runs the handlers of operations, each in one transaction. */
export class OperationRunner {
  readonly #deps: RunnerDeps;
  readonly #commits: GroupCommit;
  readonly #bulkWrites: BulkWriteWorker;

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
    this.#commits = new GroupCommit(deps.db);
    this.#bulkWrites = new BulkWriteWorker({ ...deps, commits: this.#commits });
  }

  /** Resolves when operations can be run synchronously. Returns undefined if they already can. */
  waitUntilReady(): Promise<void> | undefined {
    return this.#deps.beforeOperations((work) => this.#bulkWrites.runElsewhere(work));
  }

  /** Whether a call would block other requests. `run` executes such calls in another thread. */
  isBulkWrite(operation: OperationDescriptor, invocation: Invocation): boolean {
    if (this.#deps.db.path === undefined) return false;
    return this.#require(operation).isBulkWrite(this.#toContext(invocation));
  }

  /** Whether an operation is asynchronous. Throws 501 if it is not implemented. */
  isLong(operation: OperationDescriptor): boolean {
    return this.#require(operation).isLong;
  }

  /**
   * Runs an operation and returns the selected fields of its response. Aborting `signal` may end an asynchronous operation early.
   * Throws 501 if the operation is not implemented.
   */
  async run(operation: OperationDescriptor, invocation: Invocation, signal = NEVER): Promise<unknown> {
    const handler = this.#require(operation);
    const ready = this.waitUntilReady();
    if (ready !== undefined) await ready;
    const { db, beforeOperation } = this.#deps;
    if (handler.isLong) {
      const response = await db.retryWhileLocked(() => {
        beforeOperation();
        return handler.handle(this.#toContext(invocation, signal));
      });
      return this.#finish(operation, invocation, response);
    }
    const checked = this.check(operation, invocation);
    if (checked !== undefined) await checked;
    const { path } = db;
    const isBulkWrite = () => {
      beforeOperation();
      return this.isBulkWrite(operation, invocation);
    };
    if (path !== undefined && (await db.retryWhileLocked(isBulkWrite))) {
      const json = await this.#bulkWrites.run(handler.id, path, invocation, signal);
      this.#checkText(operation, json);
      return json;
    }
    const response = await this.#commits.run(() => {
      beforeOperation();
      return this.#invoke(operation, invocation);
    });
    return this.#finish(operation, invocation, response);
  }

  /**
   * Runs the slow checks of an operation. Rejects with their error and stores their result in the invocation. Returns undefined
   * for operations without checks, which are the majority. `run` includes the checks.
   */
  check(operation: OperationDescriptor, invocation: Invocation): Promise<void> | undefined {
    const { check } = this.#require(operation);
    return check && this.#storeCheckResult(invocation, check);
  }

  async #storeCheckResult(
    invocation: Invocation,
    check: (context: never) => Promise<unknown> | undefined,
  ): Promise<void> {
    invocation.checked = await this.#deps.db.retryWhileLocked(() => check(this.#toContext(invocation)));
  }

  /** Like `run`, for a checked synchronous operation. May be called in a transaction. */
  runSync(operation: OperationDescriptor, invocation: Invocation): unknown {
    this.#deps.beforeOperation();
    const work = () => this.#invoke(operation, invocation);
    const response = operation.method === 'GET' ? work() : this.#deps.db.transaction(work);
    return this.#finish(operation, invocation, response);
  }

  /** Throws the error that `runSync` would throw, without changing data. */
  dryRun(operation: OperationDescriptor, invocation: Invocation): void {
    const { db, beforeOperation } = this.#deps;
    beforeOperation();
    const rollBack = new Error('a dry run is rolled back');
    try {
      db.transaction(() => {
        this.#invoke(operation, invocation);
        throw rollBack;
      });
    } catch (error) {
      if (error !== rollBack) throw error;
    }
  }

  #require(operation: OperationDescriptor) {
    const handler = this.#deps.handlers.get(operation.id);
    if (!handler) throw globalError(501, 'notImplemented', `${operation.id} is not supported yet.`);
    return handler;
  }

  #invoke(operation: OperationDescriptor, invocation: Invocation): unknown {
    const handler = this.#require(operation);
    if (handler.isLong) throw new Error(`${operation.id} is asynchronous and cannot be run synchronously`);
    return handler.handle(this.#toContext(invocation));
  }

  #toContext(invocation: Invocation, signal = NEVER): never {
    const { db, blobs, clock, settings, scripts } = this.#deps;
    // The table entry and the handler have the same operation ID, so the types match.
    return { ...invocation, signal, db, blobs, clock, settings, scripts } as never;
  }

  #finish(operation: OperationDescriptor, invocation: Invocation, response: unknown): unknown {
    if (response instanceof BlobResponse) return response;
    this.#check(operation, response);
    return invocation.fields.apply(response);
  }

  #checkText(operation: OperationDescriptor, json: JsonText | undefined): void {
    if (this.#deps.responseChecks !== 'off' && json) this.#check(operation, JSON.parse(json.toString()));
  }

  #check(operation: OperationDescriptor, response: unknown): void {
    const { responseChecks, validator, log } = this.#deps;
    if (responseChecks === 'off' || !operation.response) return;
    const violations = validator.checkResponse(operation.service, operation.response, response);
    if (violations.length === 0) return;
    const summary = violations.map((violation) => violation.description).join('; ');
    if (responseChecks === 'throw') throw new Error(`${operation.id} returned an invalid response: ${summary}`);
    log.error({ operation: operation.id, summary }, 'response violates the OpenAPI document');
  }
}
