import { api } from '#shared/api/api.ts';
import { scheduleCall } from '#shared/delayed-calls/delayed-call.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { notifyUntilRead } from '#ui/toasts/toasts.tsx';

/** Pins content permanently and reports the result. Never rejects. Calls `onSettled` after the attempt. */
type PinContent = (onSettled: () => void) => Promise<void>;

/**
 * Finds the current revision of a file and returns the function that pins it. Returns undefined for files without bytes. If the
 * lookup fails, the returned function reports the error, because the decision does not depend on pinning.
 */
export async function findContent(fileId: string): Promise<PinContent | undefined> {
  const params = { fileId, supportsAllDrives: true, fields: 'name,headRevisionId' };
  const found = await api.call('drive.files.get', params).catch((error: Error) => error);
  if (found instanceof Error) return async () => reportFailure(found);
  const { name = 'the file', headRevisionId } = found;
  if (headRevisionId === undefined) return undefined;
  return (onSettled) => {
    const operationId = 'drive.revisions.update';
    const params = { fileId, revisionId: headRevisionId, fields: 'id,keepForever' };
    const label = `Save a snapshot of ${name}`;
    // Goes through the backend, which permits reviewers to pin content but nothing else.
    return scheduleCall({ operationId, params, body: { keepForever: true }, label, holdMs: 0 }, { onSettled }).catch(
      reportFailure,
    );
  };
}

function reportFailure(error: Error): void {
  notifyUntilRead(`The approval was started, but the snapshot was not saved: ${explainError(error)}`);
}
