import { Lock, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { typeName } from '#shared/content/type-name.ts';
import { PinButton } from '#shared/places/pin-button.tsx';
import { CopyableId } from '#ui/copyable-id.tsx';
import type { MenuAction } from '#ui/menu-action.ts';
import { PageHead } from '#ui/page-head.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { DownloadButton } from './download-button.tsx';
import { isLocked, type StoredFile } from './file.ts';
import { FileActions } from './file-actions.tsx';
import { ParentLink } from './parent-link.tsx';

type FileHeadProps = {
  file: StoredFile;
  /** How the file stands in other parts of the console. */
  state?: ReactNode;
  /** What other parts of the console do with a file. */
  more: readonly MenuAction[];
  onGone: () => void;
};

/** The head of a file's screen: what it is, where it lies, whether it is locked, and its download. */
export function FileHead({ file, state, more, onGone }: FileHeadProps) {
  const [parentId, ...others] = file.parents ?? [];
  return (
    <PageHead
      title={file.name ?? 'File'}
      detail={
        <>
          <span className="text-ink-2">{typeName(file.mimeType)}</span>
          {file.id && <CopyableId id={file.id} label="file ID" />}
          <PinButton kind="file" targetId={file.id ?? ''} title={file.name} />
          {parentId && <ParentLink folderId={parentId} more={others.length} />}
          {state}
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
          <FileActions file={file} more={more} onGone={onGone} />
        </>
      }
    />
  );
}
