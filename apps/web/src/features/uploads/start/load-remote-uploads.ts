import type { components } from '@rotunda/api-client/bff-types';
import type { Upload } from '#features/uploads/list/upload.ts';
import { openUploads } from '#features/uploads/session/open-uploads.ts';
import type { UploadSession } from '#features/uploads/session/upload-session.ts';
import { generateId } from '#lib/random-id.ts';
import { callBff } from '#shared/api/call-bff.ts';

type RemoteUpload = components['schemas']['Upload'];

const ELSEWHERE = 'started-elsewhere';

/**
 * Loads the state of uploads that were started before the page was loaded, from the console's server. Those started by another
 * browser continue here when their file is chosen.
 */
export async function loadRemoteUploads(owner: string): Promise<void> {
  type UploadList = components['schemas']['UploadList'];
  // Reads this browser's uploads first, so that they include those that the page starts in the meantime.
  const session = await openUploads(owner);
  const { uploads } = await callBff<UploadList>('bff.uploads.list', '/api/files/uploads');
  const unknown = uploads.filter((started) => !updateKnownUpload(session, started));
  if (unknown.length === 0) return;
  const batch = { id: ELSEWHERE, targetId: '', folderName: '', createdMs: Date.now(), isFromElsewhere: true };
  session.queue.restore({ batches: [batch], uploads: unknown.map(toUpload), folders: [] });
}

/** Reports whether this browser or page already knows an upload, and updates its progress if so. */
function updateKnownUpload({ queue, otherTabUploads }: UploadSession, started: RemoteUpload): boolean {
  const { uploadId, name, sizeBytes, confirmedBytes, createdAt } = started;
  if (otherTabUploads.some((each) => each.uploadId === uploadId)) return true;
  const { list } = queue;
  const known = list.all().find((each) => each.uploadId === uploadId);
  if (known) {
    if (known.state === 'interrupted') list.change(known.id, { sentBytes: confirmedBytes });
    return true;
  }
  // The response with its ID was lost.
  const lost = list.all().find((each) => {
    const { createdMs = Number.POSITIVE_INFINITY } = list.findBatch(each.batchId) ?? {};
    return each.name === name && each.sizeBytes === sizeBytes && createdMs <= Date.parse(createdAt);
  });
  if (lost?.state === 'interrupted' && lost.uploadId === undefined) {
    list.change(lost.id, { uploadId, sentBytes: confirmedBytes });
  }
  return lost !== undefined;
}

function toUpload({ uploadId, name, sizeBytes, confirmedBytes }: RemoteUpload): Upload {
  return {
    id: uploadId,
    batchId: ELSEWHERE,
    isFolder: false,
    name,
    folders: [],
    sizeBytes,
    modifiedMs: undefined,
    state: 'interrupted',
    sentBytes: confirmedBytes,
    requestKey: generateId(),
    uploadId,
    isNameSettled: true,
  };
}
