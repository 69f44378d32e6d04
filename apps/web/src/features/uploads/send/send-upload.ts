import { ApiError } from '@rotunda/api-client/errors';
import { isSmall } from '#features/uploads/list/upload.ts';
import { pauseBeforeRetry } from './retry-upload.ts';
import { beginUpload, sendChunks } from './send-chunks.ts';
import { sendInOneRequest } from './send-in-one-request.ts';
import type { SendOutcome, UploadJob } from './upload-dependencies.ts';
import type { UploadSource } from './upload-source.ts';

/** Sends the content of an upload: in one request, or in parts from the service's position. */
export async function sendUpload(job: UploadJob): Promise<SendOutcome> {
  const { upload, file, parentId, signal } = job;
  const source = { file, name: upload.name, parentId, replacesId: upload.replacesId };
  if (isSmall(upload)) return { isDone: true, fileId: await sendInOneRequest(source, upload.requestKey, signal) };
  const { uploadId, confirmedBytes } = upload.uploadId
    ? { uploadId: upload.uploadId, confirmedBytes: undefined }
    : await begin(source, job);
  try {
    return await sendChunks(uploadId, file, { ...job, confirmedBytes });
  } catch (error) {
    // The target of an upload that another browser started is unknown.
    if (signal.aborted || parentId === '' || !isExpired(error)) throw error;
    job.onExpired();
    return { isDone: false };
  }
}

async function begin(source: UploadSource, { signal, onStarted }: UploadJob) {
  for (let failures = 0; ; ) {
    try {
      const started = await beginUpload(source);
      await onStarted(started.uploadId);
      signal.throwIfAborted();
      return started;
    } catch (error) {
      if (signal.aborted) throw error;
      failures = await pauseBeforeRetry({ error, failures, file: source.file, signal });
    }
  }
}

function isExpired(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}
