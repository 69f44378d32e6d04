import type { OperationWithEffect } from '@rotunda/api-client/operation-traits';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Logger } from 'pino';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ObservedCall } from '#upstream/client/call-observer.ts';
import type { ChangeIntent } from './deployment-history.ts';
import { type ObserveDeps, observeDeployments } from './observe-deployments.ts';

type DeploymentOperation = OperationWithEffect['deployments'];

const ACTIONS: Readonly<Record<DeploymentOperation, ChangeIntent['action']>> = {
  'script.projects.deployments.create': 'created',
  'script.projects.deployments.update': 'updated',
  'script.projects.deployments.delete': 'deleted',
};

/**
 * Observes calls that change deployments. Calls for one script are serialised until the deployments have been listed, so that
 * each change is detected separately.
 */
export class DeploymentWatch {
  readonly #observe: () => ObserveDeps;
  readonly #log: Logger;
  readonly #queues = new Map<string, Promise<void>>();

  constructor(observe: () => ObserveDeps, log: Logger) {
    this.#observe = observe;
    this.#log = log;
  }

  /** Called before a call is made. Returns undefined if the call changes no deployment. */
  async begin(principal: Principal, call: Pick<UserCall, 'operationId' | 'params'>): Promise<ObservedCall | undefined> {
    if (!isDeploymentOperation(call.operationId)) return undefined;
    const action = ACTIONS[call.operationId];
    const { scriptId, deploymentId } = call.params;
    if (scriptId === undefined) return undefined;
    const script = String(scriptId);
    const leave = await this.#waitForTurn(script);
    const target = deploymentId === undefined ? undefined : String(deploymentId);
    const { history } = this.#observe();
    const intentId = await history
      .recordIntent(principal, { scriptId: script, deploymentId: target, action })
      .catch((error: unknown) => {
        leave();
        throw error;
      });
    const look = () => observeDeployments(this.#observe(), principal, script, intentId);
    return {
      ended: async (error) => {
        // Deleted before the response is sent: a later change made outside must not be attributed to this rejected call.
        if (hasChangedNothing(error)) await this.#deleteIntent(intentId).finally(leave);
        else {
          // If this read fails, the next read of the history records the change.
          look()
            .catch((cause: unknown) => this.#log.info({ err: cause }, 'failed to list deployments'))
            .finally(leave);
        }
      },
    };
  }

  async #deleteIntent(intentId: string): Promise<void> {
    try {
      await this.#observe().history.deleteIntent(intentId);
    } catch (error) {
      this.#log.warn({ err: error }, 'failed to delete the intent of a refused deployment call');
    }
  }

  /** Waits for the call's turn. The returned function passes the turn to the next call. */
  async #waitForTurn(script: string): Promise<() => void> {
    const before = this.#queues.get(script) ?? Promise.resolve();
    const turn = Promise.withResolvers<void>();
    const line = before.then(() => turn.promise);
    this.#queues.set(script, line);
    await before;
    return () => {
      turn.resolve();
      if (this.#queues.get(script) === line) this.#queues.delete(script);
    };
  }
}

function isDeploymentOperation(operationId: OperationId): operationId is DeploymentOperation {
  return Object.hasOwn(ACTIONS, operationId);
}

/** Whether a call certainly changed nothing. */
function hasChangedNothing(error: unknown): boolean {
  return error instanceof ProblemError && error.status < 500;
}
