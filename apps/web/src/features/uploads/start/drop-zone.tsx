import { FolderInput } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { readDropped } from '#features/uploads/list/chosen-file.ts';
import { mayCall, useSession } from '#shared/session/session.ts';
import { notify } from '#ui/toasts/toasts.tsx';

// Loaded with the first upload.
const loadStart = () => import('./start-uploads.ts');

/** Takes files and folders that are dropped anywhere on the page, and says so while they are held over it. */
export function DropZone({ folderId }: { folderId: string | undefined }) {
  const session = useSession();
  const isOver = useFileDrop(mayCall(session, 'drive.files.create'), (items) => {
    const start = async () => {
      const choice = await readDropped(items);
      await (await loadStart()).startUploads(session.email, folderId, choice);
    };
    start().catch(() => notify('The dropped items could not be read'));
  });
  return (
    isOver && (
      <div
        role="status"
        className="pointer-events-none fixed inset-8 z-30 flex items-center justify-center gap-8 rounded-card border-2 border-accent border-dashed bg-selected/90 font-medium text-section"
      >
        <FolderInput size={20} strokeWidth={1.75} aria-hidden />
        Drop files and folders to upload them here
      </div>
    )
  );
}

/** Whether files are held over the page; calls back with what was dropped, in the event itself. */
function useFileDrop(isEnabled: boolean, onDrop: (items: DataTransferItemList) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listening = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', take: (event: DragEvent) => void) =>
      window.addEventListener(type, (event) => hasFiles(event) && take(event), { signal: listening.signal });
    listen('dragover', (event) => {
      event.preventDefault();
      setIsOver(true);
    });
    listen('dragleave', (event) => {
      // Leaving an element for another one is not leaving the page.
      if (event.relatedTarget === null) setIsOver(false);
    });
    listen('drop', (event) => {
      event.preventDefault();
      setIsOver(false);
      if (event.dataTransfer) latest.current(event.dataTransfer.items);
    });
    return () => listening.abort();
  }, [isEnabled]);
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
