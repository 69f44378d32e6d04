import { Lock, Trash2 } from 'lucide-react';
import { CopyableId } from '#ui/copyable-id.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { DownloadButton } from './download-button.tsx';
import { isLocked, type StoredFile, typeName } from './file.ts';
import { FileActions } from './file-actions.tsx';

/** The head of a file's screen: what it is, whether it is locked, and its download. */
export function FileHead({ file, onGone }: { file: StoredFile; onGone: () => void }) {
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
          <DownloadButton file={file} />
          <FileActions file={file} onGone={onGone} />
        </>
      }
    />
  );
}
