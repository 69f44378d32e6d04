import { api } from '#shared/api/api.ts';
import { scheduleCall } from '#shared/delayed-calls/delayed-call.ts';
import { explainError } from '#shared/errors/error-view.tsx';
import { notifyUntilRead } from '#ui/toasts/toasts.tsx';

/** Keeps content for ever, and tells how that went. Never rejects; `onSettled` is called once it has been tried. */
type PinContent = (onSettled: () => void) => Promise<void>;

/**
 * Finds the revision that a file has now, and gives what keeps it; undefined for what has no bytes. Whoever cannot find it is
 * told when it would be kept: what it is kept for does not depend on it.
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
    // By way of the backend, which lets reviewers keep content and nothing besides.
    return scheduleCall({ operationId, params, body: { keepForever: true }, label, holdMs: 0 }, { onSettled }).catch(
      reportFailure,
    );
  };
}

function reportFailure(error: Error): void {
  notifyUntilRead(`The approval was started, but the snapshot was not saved: ${explainError(error)}`);
}
