import { Download, Lock, Trash2 } from 'lucide-react';
import { explainError } from '#shared/error-view.tsx';
import { mayCall, useSession } from '#shared/session.ts';
import { startDownload } from '#shared/start-download.ts';
import { Button } from '#ui/button.tsx';
import { CopyableId } from '#ui/copyable-id.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { notify } from '#ui/toasts.tsx';
import { isEditorDocument, isLocked, type StoredFile, typeName } from './file.ts';
import { FileActions } from './file-actions.tsx';

/** The head of a file's screen: what it is, whether it is locked, and its download. */
export function FileHead({ file, onGone }: { file: StoredFile; onGone: () => void }) {
  const refusal = useDownloadRefusal(file);
  const download = () => {
    const params = { fileId: file.id ?? '', supportsAllDrives: 'true' };
    startDownload({ operation: 'drive.files.get', params }).catch((error: Error) =>
      notify(`The download did not start: ${explainError(error)}`),
    );
  };
  return (
    <PageHead
      title={file.name ?? 'File'}
      detail={
        <>
          <span className="text-ink-2">{typeName(file.mimeType)}</span>
          {file.id && <CopyableId id={file.id} label="file ID" />}
          {file.trashed && (
            <StatusChip family="neutral" glyph={<Trash2 size={12} strokeWidth={2} />}>
              In the trash
            </StatusChip>
          )}
          {isLocked(file) && (
            <StatusChip family="amber" glyph={<Lock size={12} strokeWidth={2} />}>
              Locked
            </StatusChip>
          )}
        </>
      }
      actions={
        <>
          {refusal && <span className="text-ink-3 text-small">{refusal}</span>}
          <Button onPress={download} isDisabled={refusal !== undefined} data-op="drive.files.get">
            <Download size={14} strokeWidth={1.75} aria-hidden />
            Download
          </Button>
          <FileActions file={file} onGone={onGone} />
        </>
      }
    />
  );
}

/** Why the file cannot be downloaded by this person, if it cannot. */
function useDownloadRefusal(file: StoredFile): string | undefined {
  const session = useSession();
  if (!mayCall(session, 'drive.files.download')) return 'Content is for the role operator or reviewer';
  if (isEditorDocument(file)) return 'Documents of this kind have no bytes to download';
  return file.capabilities?.canDownload === false ? 'Downloading is switched off for this file' : undefined;
}
