import type { OperationId } from '@rotunda/api-client/operations';
import type { Context } from 'hono';
import { z } from 'zod';
import { type Call, matchCall } from '#domain/calls/match-call.ts';
import type { UserCall } from '#domain/calls/user-call.ts';
import { type Clock, sleep } from '#domain/clock.ts';
import { ProblemError } from '#domain/problem.ts';
import type { ContentAddress, ContentHosts } from '#platform/config/content-hosts.ts';
import type { AppEnv } from '#platform/http/context.ts';
import type { ContentOperation } from '#platform/store/tables/download-tables.ts';
import type { UserCallExecutor } from '#upstream/calls/user-call-executor.ts';
import { describeRejectedRedirect } from '#upstream/client/follow-redirect.ts';
import type { ContentRequest } from './download-request.ts';

export type PrepareDeps = {
  calls: UserCallExecutor;
  clock: Clock;
  /** The base address of file storage, and the additional hosts that results may be fetched from. */
  driveBase: string;
  contentHosts: ContentHosts;
};

/** Content that is ready, or the name of the operation that is preparing it. */
export type PreparedDownload = { content: ContentRequest } | { pending: string };

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 4_000;
const PATIENCE_MS = 20_000; // Then the browser repeats the request, so that no request stays open for long.
const MAX_MESSAGE_LENGTH = 500;

const operationBody = z.object({
  name: z.string(),
  done: z.boolean().optional(),
  error: z.object({ message: z.string().optional() }).optional(),
  response: z.object({ downloadUri: z.string().optional() }).optional(),
});

type OperationBody = z.infer<typeof operationBody>;

/**
 * Makes the service prepare content, or polls a running preparation, and waits for a while. Throws the service's error, or
 * `upstream_invalid` if the result is neither on the service itself nor on a content host.
 */
export async function prepareDownload(
  deps: PrepareDeps,
  context: Context<AppEnv>,
  first: UserCall,
): Promise<PreparedDownload> {
  const request = async (call: UserCall): Promise<OperationBody> => {
    const { body } = await deps.calls.execute(context.get('principal'), call, context.get('requestId'));
    const parsed = operationBody.safeParse(body);
    if (!parsed.success) throw new ProblemError('upstream_invalid', { cause: parsed.error });
    return parsed.data;
  };
  const { clock } = deps;
  const deadline = clock.elapsedMs() + PATIENCE_MS;
  let operation = await request(first);
  for (let pauseMs = FIRST_PAUSE_MS; operation.done !== true; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    if (clock.elapsedMs() + pauseMs > deadline || context.env.outgoing.destroyed) return { pending: operation.name };
    await sleep(clock, pauseMs);
    operation = await request({ operationId: 'drive.operations.get', params: { name: operation.name } });
  }
  if (operation.error) {
    const detail = operation.error.message?.slice(0, MAX_MESSAGE_LENGTH);
    throw new ProblemError('upstream_rejected', { status: 422, ...(detail !== undefined && { detail }) });
  }
  const uri = operation.response?.downloadUri;
  const call = toContentRequest(deps.driveBase, uri);
  if (call) return { content: call };
  findAddress(deps, uri);
  // The address may be a secret, so it is requested again when needed.
  return { content: { operation: 'drive.files.download', params: { name: operation.name } } };
}

/**
 * Returns the current location of a completed operation's result. Throws like `prepareDownload`, and 404 if the result no longer
 * exists.
 */
export async function locateResult(deps: PrepareDeps, context: Context<AppEnv>, name: string): Promise<ContentAddress> {
  const call = { operationId: 'drive.operations.get', params: { name } } as const;
  const { body } = await deps.calls.execute(context.get('principal'), call, context.get('requestId'));
  const { data } = operationBody.safeParse(body);
  if (data?.response?.downloadUri === undefined) {
    throw new ProblemError('not_found', { detail: 'The service does not have this content any more.' });
  }
  return findAddress(deps, data.response.downloadUri);
}

function findAddress({ driveBase, contentHosts }: PrepareDeps, uri = ''): ContentAddress {
  const address = contentHosts.find(uri);
  if (address) return address;
  throw new ProblemError('upstream_invalid', { detail: describeRejectedRedirect(driveBase, uri) });
}

/**
 * Returns the call for an address, or undefined if the address does not belong to an operation of the service. Addresses on the
 * service itself are used in no other way.
 */
function toContentRequest(driveBase: string, uri: string | undefined): ContentRequest | undefined {
  const base = new URL(driveBase);
  const url = uri !== undefined && URL.canParse(uri) ? new URL(uri) : undefined;
  const isInside = url?.origin === base.origin && url.pathname.startsWith(base.pathname);
  const call =
    url && isInside ? tryMatch(`/api/drive/v3/${url.pathname.slice(base.pathname.length)}${url.search}`) : undefined;
  if (!call || !isContentOperation(call.operationId)) return undefined;
  // The public service adds `source=downloadUrl`, which is not a parameter of any operation and has no effect.
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
