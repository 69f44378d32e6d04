import { useQuery } from '@tanstack/react-query';
import { FolderUp, Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { toChoice } from '#features/uploads/list/chosen-file.ts';
import { roleRefusal } from '#shared/session/role-refusal.ts';
import { useSession } from '#shared/session/session.ts';
import { useShortcut } from '#shared/shortcuts/use-shortcut.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { MenuAction } from '#ui/menus/menu-action.ts';

// Lazy-loaded with the first upload.
const loadStart = () => import('./start-uploads.ts');

type UploadButtonProps = {
  folderId: string | undefined;
  /** Renders the content before the button. Receives the less common upload actions for its menu. */
  renderMenu: (ways: readonly MenuAction[]) => ReactNode;
};

/** Uploads files or a folder with its contents: by the button, the key `u` or a menu entry. */
export function UploadButton({ folderId, renderMenu }: UploadButtonProps) {
  const session = useSession();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const start = async (chosen: readonly File[]) => {
    const { startUploads } = await loadStart();
    await startUploads(session.email, folderId, toChoice(chosen));
  };
  const refusal = roleRefusal(session, 'drive.files.create', 'Uploading');
  const isAllowed = refusal === undefined;
  // Loaded once per page, because later responses could not be distinguished from uploads that the page itself has just started.
  // Earlier uploads are optional; on error, none are shown.
  useQuery({
    queryKey: ['bff.uploads.list'],
    // Loaded once the list is visible, because earlier uploads are not urgent.
    queryFn: async () => {
      await (await import('./load-remote-uploads.ts')).loadRemoteUploads(session.email);
      return null;
    },
    enabled: isAllowed,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  useShortcut('u', () => files.current?.click(), { disabledReason: refusal });
  return (
    <>
      <HiddenInput input={files} label="Files to upload" isFolder={false} onChosen={start} />
      <HiddenInput input={folder} label="Folder to upload" isFolder onChosen={start} />
      {renderMenu([
        {
          id: 'upload-folder',
          operationId: 'drive.files.create',
          label: 'Upload a folder',
          icon: FolderUp,
          onAction: () => folder.current?.click(),
        },
      ])}
      <Button
        kind="primary"
        disabledReason={refusal}
        onPress={() => files.current?.click()}
        data-op="drive.files.create"
      >
        <UploadIcon size={14} strokeWidth={1.75} aria-hidden />
        Upload
      </Button>
    </>
  );
}

type HiddenInputProps = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  isFolder: boolean;
  onChosen: (chosen: readonly File[]) => Promise<void>;
};

function HiddenInput({ input, label, isFolder, onChosen }: HiddenInputProps) {
  return (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      {...(isFolder && { webkitdirectory: '' })}
      aria-label={label}
      onChange={(event) => {
        const chosen = [...(event.target.files ?? [])];
        event.target.value = '';
        void onChosen(chosen);
      }}
    />
  );
}
