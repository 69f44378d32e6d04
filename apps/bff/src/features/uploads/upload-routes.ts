import type { components } from '@rotunda/api-client/bff-types';
import { type Context, Hono } from 'hono';
import { ProblemError } from '#domain/problem.ts';
import { describeCall } from '#platform/audit-trail/describe-call.ts';
import { requestActor } from '#platform/audit-trail/request-actor.ts';
import { setOperationHeader } from '#platform/http/call-headers.ts';
import type { AppEnv } from '#platform/http/context.ts';
import { readJson } from '#platform/http/read-json.ts';
import { getAccessToken } from '#upstream/client/access-token.ts';
import { permitCall } from '#upstream/policy/permit-call.ts';
import { PART_MULTIPLE_BYTES } from './content-range.ts';
import { putPart } from './put-part.ts';
import { toUploadCall, uploadRequest } from './read-upload-request.ts';
import type { UploadRouteDeps } from './upload-route-deps.ts';
import type { Upload } from './upload-store.ts';
import { toUploadProblem, type UploadMessage, type UploadResponse } from './upload-upstream.ts';

type UploadBody = components['schemas']['Upload'];
type UploadList = components['schemas']['UploadList'];

const CANCEL_FAILED = 'failed to cancel an upload that was not stored';

/**
 * `/api/files/uploads`: uploads in parts that can resume after a lost connection or a restart. The service's upload address,
 * which grants write access to anyone who has it, is not exposed; the browser gets an ID that works only for its user.
 */
export function uploadRoutes(deps: UploadRouteDeps): Hono<AppEnv> {
  const { uploads } = deps;
  const routes = new Hono<AppEnv>();
  routes.get('/', async (context) => {
    const open = await uploads.listOpen(context.get('principal').subject);
    return context.json<UploadList>({ uploads: open.map(toBody) });
  });
  routes.post('/', async (context) => {
    const upload = await begin(deps, context);
    return context.json<UploadBody>(toBody(upload), 201, {
      location: `${deps.basePath}/api/files/uploads/${upload.id}`,
    });
  });
  routes.put('/:uploadId', async (context) => {
    const response = await putPart(deps, context, await requireUpload(deps, context));
    return new Response(response.body, {
      status: response.status,
      headers: { ...(response.range !== undefined && { range: response.range }), ...response.headers },
    });
  });
  routes.delete('/:uploadId', async (context) => {
    await cancel(deps, context, await requireUpload(deps, context));
    return context.body(null, 204);
  });
  return routes;
}

/** Returns the upload that a request addresses. Throws 404 if it does not exist or belongs to another user. */
async function requireUpload({ uploads }: UploadRouteDeps, context: Context<AppEnv>): Promise<Upload> {
  const upload = await uploads.find(context.get('principal').subject, context.req.param('uploadId') ?? '');
  if (!upload) throw new ProblemError('not_found', { detail: 'Upload not found.' });
  setOperationHeader(context.env.outgoing, upload.operationId);
  return upload;
}

async function begin(deps: UploadRouteDeps, context: Context<AppEnv>): Promise<Upload> {
  const { uploads, upstream, audit } = deps;
  const principal = context.get('principal');
  const wanted = await readJson(context, uploadRequest);
  const requested = toUploadCall(wanted);
  setOperationHeader(context.env.outgoing, requested.operationId);
  const described = describeCall(requested);
  context.set('audited', () => described);
  const call = permitCall(principal, requested, deps.scopeBase);
  // Checked again when the upload is stored, because others may begin meanwhile.
  await uploads.requireCapacity(principal.subject);
  const details = { ...described.details, operation: call.operationId, sizeBytes: wanted.sizeBytes };
  return audit.trail.perform(requestActor(context), { ...described, action: 'upload.begin', details }, async () => {
    const response = await initiate(deps, context, {
      method: call.operation.method,
      operationId: call.operationId,
      url: upstream.uploadUrlFor(call),
      headers: {
        'content-type': 'application/json; charset=UTF-8',
        'x-upload-content-type': wanted.contentType,
        'x-upload-content-length': String(wanted.sizeBytes),
      },
      body: JSON.stringify(wanted.metadata),
    });
    const address = upstream.requireTrustedLocation(String(response.headers.location ?? '') || undefined);
    const upload = {
      subject: principal.subject,
      operationId: call.operationId,
      fileId: call.pathParams.fileId,
      name: typeof wanted.metadata.name === 'string' ? wanted.metadata.name : '',
      contentType: wanted.contentType,
      totalBytes: wanted.sizeBytes,
      address,
    };
    try {
      return await uploads.create(upload);
    } catch (error) {
      const opened = { url: address, operationId: call.operationId };
      await cancelAtService(deps, context, opened).catch((cause) =>
        context.get('log')().warn({ err: cause }, CANCEL_FAILED),
      );
      throw error;
    }
  });
}

async function initiate(
  deps: UploadRouteDeps,
  context: Context<AppEnv>,
  message: UploadMessage,
): Promise<UploadResponse> {
  const { credentialId } = context.get('principal');
  const token = await getAccessToken(deps.vault, credentialId);
  let response = await deps.upstream.send(context, message, token);
  if (response.status === 401) {
    const renewed = await getAccessToken(deps.vault, credentialId, { refused: token });
    response = await deps.upstream.send(context, message, renewed);
  }
  if (response.status === 401) throw new ProblemError('upstream_auth');
  if (response.status >= 300) throw toUploadProblem(response);
  return response;
}

async function cancel(deps: UploadRouteDeps, context: Context<AppEnv>, upload: Upload): Promise<void> {
  const { uploads, audit } = deps;
  const url = await uploads.readAddress(upload.id);
  const action = { action: 'upload.cancel', service: 'drive', target: upload.fileId };
  await audit.trail.perform(requestActor(context), action, async () => {
    if (url !== undefined && upload.state === 'open')
      await cancelAtService(deps, context, { url, operationId: upload.operationId });
    await uploads.delete(upload.id);
  });
}

async function cancelAtService(
  { upstream, vault }: UploadRouteDeps,
  context: Context<AppEnv>,
  upload: Pick<UploadMessage, 'url' | 'operationId'>,
): Promise<void> {
  const token = await getAccessToken(vault, context.get('principal').credentialId);
  const response = await upstream.send(context, { method: 'DELETE', headers: {}, body: null, ...upload }, token);
  // The public service responds to a cancellation with 499. An unknown upload needs no cancellation.
  if (response.status >= 300 && ![404, 410, 499].includes(response.status)) throw toUploadProblem(response);
}

function toBody(upload: Upload): UploadBody {
  return {
    uploadId: upload.id,
    operation: upload.operationId,
    ...(upload.fileId !== undefined && { fileId: upload.fileId }),
    name: upload.name,
    contentType: upload.contentType,
    sizeBytes: upload.totalBytes,
    confirmedBytes: upload.confirmedBytes,
    partMultipleBytes: PART_MULTIPLE_BYTES,
    createdAt: new Date(upload.createdAt).toISOString(),
    expiresAt: new Date(upload.expiresAt).toISOString(),
  };
}
