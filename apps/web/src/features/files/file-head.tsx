import { Lock, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { getTypeName } from '#shared/content/type-name.ts';
import { isLocked, type StoredFile } from '#shared/files/file.ts';
import { PinButton } from '#shared/places/pin-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { StatusChip } from '#ui/display/status-chip.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';
import { PageHead } from '#ui/page/page-head.tsx';
import { CopyableId } from '#ui/text/copyable-id.tsx';
import { FileActions } from './actions/file-actions.tsx';
import { getOwnerName } from './owner-name.ts';
import { ParentLink } from './parent-link.tsx';
import { DownloadButton } from './preview/download-button.tsx';

type FileHeadProps = {
  file: StoredFile;
  /** The state of the file in other parts of the console. */
  state?: ReactNode;
  /** The most common actions of a file. Shown as buttons if there is room. */
  first: readonly MenuAction[];
  /** Further actions from other parts of the console. */
  more: readonly MenuAction[];
  onGone: () => void;
};

/** The header of a file's screen: its type, its location, its lock state and its download. */
export function FileHead({ file, state, first, more, onGone }: FileHeadProps) {
  const isNarrow = useMediaQuery('(width < 768px)');
  const [parentId, ...others] = file.parents ?? [];
  // For files of a shared drive, the location already states the owner.
  const owner = file.driveId ? undefined : getOwnerName(file);
  return (
    <PageHead
      isOneLine
      title={file.name ?? 'File'}
      detail={
        <>
          {/* The facts beside the preview have them, too. */}
          {!isNarrow && (
            <>
              {/* What does not fit wraps out of sight as a whole. */}
              <span className="flex h-20 min-w-0 shrink-99999 flex-wrap gap-x-12 overflow-hidden text-ink-2">
                <span className="-mr-12 h-20 w-0" />
                <span className="whitespace-nowrap">{getTypeName(file.mimeType)}</span>
                {owner && <span className="whitespace-nowrap">Owner: {owner}</span>}
              </span>
              {file.id && <CopyableId id={file.id} label="file ID" />}
            </>
          )}
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
          {!isNarrow && first.map((action) => <HeadButton key={action.id} action={action} />)}
          <DownloadButton file={file} />
          <FileActions file={file} more={isNarrow ? [...first, ...more] : more} onGone={onGone} />
        </>
      }
    />
  );
}

function HeadButton({ action }: { action: MenuAction }) {
  const { label, icon: Icon, disabledReason, operationId, onAction } = action;
  return (
    <Button data-op={operationId} disabledReason={disabledReason} onPress={onAction}>
      {Icon && <Icon size={14} strokeWidth={1.75} aria-hidden />}
      {label}
    </Button>
  );
}
