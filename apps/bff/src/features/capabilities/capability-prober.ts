import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { operationTraits } from '@rotunda/api-client/operation-traits';
import { type OperationId, operations } from '@rotunda/api-client/operations';
import { readMember } from '@rotunda/api-client/read-member';
import type { Logger } from 'pino';
import type { UserCall } from '#domain/calls/user-call.ts';
import type { Principal } from '#domain/principal.ts';
import { ProblemError } from '#domain/problem.ts';
import type { BackgroundTask } from '#platform/background/background-task.ts';
import type { ProbeResult, ServiceCapabilities } from '#platform/capabilities/service-capabilities.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';

/** The ID parameters that probes can fill in. Only a file and a calendar are known to exist. */
const ID_PARAMETERS = ['fileId', 'calendarId'];
const MAX_FILE_PAGES = 5;
const PAGE_SIZE_PARAMETERS = ['pageSize', 'maxResults'];

/**
 * The reads that a probe may call: they need only the ID of a file or calendar and return no content. If a service lacks the
 * route of a probed read, it lacks the route for all users.
 */
const PROBED: readonly OperationId[] = Object.values(operations)
  .filter(({ id, method, parameters, ...rest }) => {
    const needed = parameters.filter((parameter) => parameter.in === 'path' || 'required' in parameter);
    const isKnown = needed.every(({ name }) => ID_PARAMETERS.includes(name));
    return method === 'GET' && isKnown && !('content' in rest) && operationTraits[id].risk === 'read';
  })
  .map(({ id }) => id);

type ProberDeps = { capabilities: ServiceCapabilities; calls: UserCallExecutor; log: Logger };

/** Detects which operations the services support, with the credentials of users who use the console. */
export class CapabilityProber implements BackgroundTask {
  readonly #deps: ProberDeps;
  #running: Promise<void> = Promise.resolve();
  #isIdle = true;
  #isClosed = false;

  constructor(deps: ProberDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.#isClosed = false;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  /** Runs the due probes that this user may call, in the background. */
  probe(principal: Principal, requestId: string): void {
    if (!this.#deps.capabilities.isProbed || this.#isClosed || !this.#isIdle) return;
    this.#isIdle = false;
    this.#running = this.#probeDue(principal, requestId)
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'failed to probe services'))
      .finally(() => {
        this.#isIdle = true;
      });
  }

  async #probeDue(principal: Principal, requestId: string): Promise<void> {
    const { capabilities, calls } = this.#deps;
    const due = await capabilities.claimDue(PROBED.filter((id) => calls.isAllowed(principal, id)));
    const fileId = due.some((id) => getPath(id).includes('fileId'))
      ? await this.#findFile(principal, requestId)
      : undefined;
    const results: ProbeResult[] = [];
    for (const operationId of due) {
      if (this.#isClosed) return;
      const isOffered = await this.#isOffered(principal, operationId, fileId, requestId);
      if (isOffered !== undefined) results.push({ operationId, isOffered });
    }
    // A service that seems to lack all operations is at another address, or down.
    const responding = new Set(results.filter(({ isOffered }) => isOffered).map(getService));
    const believed = results.filter((result) => responding.has(getService(result)));
    await capabilities.record(believed);
    const missing = believed.filter(({ isOffered }) => !isOffered).map(({ operationId }) => operationId);
    if (missing.length > 0) this.#deps.log.info({ operations: missing }, 'services do not offer operations');
  }

  /** Returns a file that the user can see, or undefined if there is none. */
  async #findFile(principal: Principal, requestId: string): Promise<string | undefined> {
    if (!this.#deps.calls.isAllowed(principal, 'drive.files.list')) return undefined;
    const params: Record<string, string> = { pageSize: '1', fields: 'nextPageToken,files(id)' };
    // A page may be empty although more pages follow.
    for (let page = 0; page < MAX_FILE_PAGES; page += 1) {
      const body = await this.#read(principal, { operationId: 'drive.files.list', params }, requestId);
      const files = readMember(body, 'files');
      const id = Array.isArray(files) ? readMember(files[0], 'id') : undefined;
      if (typeof id === 'string') return id;
      const token = readMember(body, 'nextPageToken');
      if (typeof token !== 'string' || token === '') return undefined;
      params.pageToken = token;
    }
    return undefined;
  }

  /** Returns the body of a response, or undefined if the call failed. */
  async #read(principal: Principal, call: UserCall, requestId: string): Promise<unknown> {
    try {
      return (await this.#deps.calls.execute(principal, call, requestId)).body;
    } catch (error) {
      if (error instanceof ProblemError) return undefined;
      throw error;
    }
  }

  /** Whether the service supports an operation. Undefined if this call is inconclusive. */
  async #isOffered(
    principal: Principal,
    operationId: OperationId,
    fileId: string | undefined,
    requestId: string,
  ): Promise<boolean | undefined> {
    const params = toParams(operationId, fileId);
    if (!params) return undefined;
    try {
      await this.#deps.calls.execute(principal, { operationId, params }, requestId);
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.failure === 'not_offered') return false;
      // A service must know an operation to refuse it. Other errors may come from a proxy in front of the service.
      return error.failure === 'refused' || error.failure === 'not_found' ? true : undefined;
    }
  }
}

function toParams(operationId: OperationId, fileId: string | undefined): Record<string, string> | undefined {
  const { parameters } = operations[operationId];
  const size = parameters.find(({ name }) => PAGE_SIZE_PARAMETERS.includes(name))?.name;
  const path = getPath(operationId);
  if (path.includes('fileId') && fileId === undefined) return undefined;
  return {
    ...(path.includes('fileId') && fileId !== undefined && { fileId }),
    ...(path.includes('calendarId') && { calendarId: 'primary' }),
    ...(size !== undefined && { [size]: '1' }),
  };
}

function getPath(operationId: OperationId): string[] {
  return operations[operationId].parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
}

function getService({ operationId }: ProbeResult): ServiceName {
  return operations[operationId].service;
}
