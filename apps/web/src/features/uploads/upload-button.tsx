import { Upload as UploadIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { mayCall, useSession } from '#shared/session.ts';
import { useShortcut } from '#shared/use-shortcut.ts';
import { Button } from '#ui/button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { loadInterrupted } from './upload-queue.ts';
import { type NameConflict, useStartUploads } from './use-start-uploads.ts';

/** Uploads files into a folder: chosen with the button or the key `u`. */
export function UploadButton({ folderId }: { folderId: string | undefined }) {
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [conflicts, setConflicts] = useState<readonly NameConflict[]>([]);
  const start = useStartUploads(folderId);
  const isAllowed = mayCall(session, 'drive.files.create');
  useEffect(() => {
    // Uploads that were begun before are an offer; without an answer there is none.
    if (isAllowed) loadInterrupted().catch(() => undefined);
  }, [isAllowed]);
  const choose = () => input.current?.click();
  useShortcut('u', choose, isAllowed);
  if (!isAllowed) return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={async (event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          setConflicts(await start.begin(files));
        }}
      />
      <Button kind="primary" onPress={choose} data-op="drive.files.create">
        <UploadIcon size={14} strokeWidth={1.75} aria-hidden />
        Upload
      </Button>
      {conflicts.length > 0 && (
        <ConflictDialog
          conflicts={conflicts}
          onChoose={(choice) => {
            start.settle(conflicts, choice);
            setConflicts([]);
          }}
          onClose={() => setConflicts([])}
        />
      )}
    </>
  );
}
