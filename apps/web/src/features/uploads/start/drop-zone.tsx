import { FolderInput } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { canCall, useSession } from '#shared/session/session.ts';
import { notify } from '#ui/toasts/toasts.tsx';
import { captureDrop } from './captured-drop.ts';

// Lazy-loaded with the first upload.
const loadStart = () => Promise.all([import('./read-drop.ts'), import('./start-uploads.ts')]);

/** Accepts files and folders dropped anywhere on the page, and shows this while they are dragged over it. */
export function DropZone({ folderId }: { folderId: string | undefined }) {
  const session = useSession();
  const isOver = useFileDrop(canCall(session, 'drive.files.create'), (items) => {
    const captured = captureDrop(items);
    const start = async () => {
      const [{ readDrop }, { startUploads }] = await loadStart();
      await startUploads(session.email, folderId, await readDrop(captured));
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

/** Reports whether files are dragged over the page. Calls `onDrop` in the drop event itself. */
function useFileDrop(isEnabled: boolean, onDrop: (items: DataTransferItemList) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onDrop);
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
      // Moving to another element does not leave the page.
      if (event.relatedTarget === null) setIsOver(false);
    });
    listen('drop', (event) => {
      event.preventDefault();
      setIsOver(false);
      if (event.dataTransfer) drop(event.dataTransfer.items);
    });
    return () => listening.abort();
  }, [isEnabled]);
  return isOver;
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
