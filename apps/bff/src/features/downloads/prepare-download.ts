import { setTimeout as pause } from 'node:timers/promises';
import type { OperationId } from '@rotunda/api-client/operations';
import type { Context } from 'hono';
import { z } from 'zod';
import { type Call, matchCall } from '#domain/calls/match-call.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import { ProblemError } from '#domain/problem.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { ContentOperation } from '#platform/store/tables/download-tables.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import type { ContentRequest } from './download-request.ts';

/** What preparing works with. */
export type PrepareDeps = {
  calls: UserCallExecutor;
  /** Base address of file storage: the only place that results are fetched from. */
  driveBase: string;
};

/** Content that is ready, or the name of the operation that prepares it. */
export type Prepared = { content: ContentRequest } | { pending: string };

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 4_000;
const PATIENCE_MS = 20_000; // The browser asks again after that, so that no request hangs for long.
const MAX_MESSAGE_LENGTH = 500;

const operationBody = z.object({
  name: z.string(),
  done: z.boolean().optional(),
  error: z.object({ message: z.string().optional() }).optional(),
  response: z.object({ downloadUri: z.string().optional() }).optional(),
});

type OperationBody = z.infer<typeof operationBody>;

/**
 * Has the service prepare content, or looks how far it is, and waits for a while. Throws what the service says is wrong,
 * and `upstream_invalid` for a result that lies elsewhere than at the service itself.
 */
export async function prepareDownload(deps: PrepareDeps, context: Context<AppEnv>, first: UserCall): Promise<Prepared> {
  const ask = async (call: UserCall): Promise<OperationBody> => {
    const { body } = await deps.calls.execute(context.get('principal'), call, context.get('requestId'));
    const parsed = operationBody.safeParse(body);
    if (!parsed.success) throw new ProblemError('upstream_invalid', { cause: parsed.error });
    return parsed.data;
  };
  const deadline = performance.now() + PATIENCE_MS;
  let operation = await ask(first);
  for (let pauseMs = FIRST_PAUSE_MS; operation.done !== true; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    if (performance.now() + pauseMs > deadline || context.env.outgoing.destroyed) return { pending: operation.name };
    await pause(pauseMs);
    operation = await ask({ operationId: 'drive.operations.get', params: { name: operation.name } });
  }
  if (operation.error) {
    const detail = operation.error.message?.slice(0, MAX_MESSAGE_LENGTH);
    throw new ProblemError('upstream_rejected', { status: 422, ...(detail !== undefined && { detail }) });
  }
  return { content: toContentRequest(deps.driveBase, operation.response?.downloadUri) };
}

/**
 * The call that an address stands for. Nothing is ever fetched from an address that a service named: it has to be one of
 * an operation of that service, and the operation is called.
 */
function toContentRequest(driveBase: string, uri: string | undefined): ContentRequest {
  const base = new URL(driveBase);
  const url = uri !== undefined && URL.canParse(uri) ? new URL(uri) : undefined;
  const isInside = url?.origin === base.origin && url.pathname.startsWith(base.pathname);
  const call =
    url && isInside ? tryMatch(`/api/drive/v3/${url.pathname.slice(base.pathname.length)}${url.search}`) : undefined;
  if (!call || !isContentOperation(call.operationId)) {
    throw new ProblemError('upstream_invalid', {
      detail: 'The service put the content at an address outside its own.',
    });
  }
  // The public service adds `source=downloadUrl`, which is no parameter of any operation and changes nothing.
  const known = call.operation.parameters.map(({ name }) => name);
  const query = Object.fromEntries([...call.query].filter(([name]) => known.includes(name)));
  return { operation: call.operationId, params: { ...call.pathParams, ...query } };
}

function tryMatch(target: string): Call | undefined {
  try {
    return matchCall('GET', target);
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

function isContentOperation(id: OperationId): id is ContentOperation {
  return ['drive.files.get', 'drive.files.export', 'drive.revisions.get', 'drive.operations.get'].includes(id);
}
