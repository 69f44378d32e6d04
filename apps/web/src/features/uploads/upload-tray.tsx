import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { totalProgress } from './upload.ts';
import { clearDone, onStored } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './upload-store.ts';

/** What is being uploaded, above the screens while one goes on working. Nothing while there is nothing. */
export function UploadTray() {
  const uploads = useUploads();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => onStored(() => void client.invalidateQueries({ queryKey: ['drive.files.list'] })), [client]);
  const isUnderWay = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  useEffect(() => {
    if (!isUnderWay) return undefined;
    // The browser asks in its own words whether the page may go.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  return (
    <section
      aria-label="Uploads"
      className="flex max-h-[50vh] flex-col rounded-card border border-line-strong bg-surface shadow-popover"
    >
      <header className="flex h-36 max-sm:h-44 shrink-0 items-center gap-8 pr-4 pl-12">
        <p role="status" className="min-w-0 flex-1 truncate font-medium">
          {isUnderWay
            ? `${Math.floor(totalProgress(uploads) * 100)}% of ${uploads.length} uploaded`
            : `${done} of ${uploads.length} uploaded`}
        </p>
        {done > 0 && (
          <Button kind="quiet" onPress={clearDone}>
            Clear
          </Button>
        )}
        <IconButton
          icon={isOpen ? ChevronDown : ChevronUp}
          label={isOpen ? 'Collapse uploads' : 'Expand uploads'}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        />
      </header>
      {isOpen && (
        <ul className="min-h-0 overflow-auto border-line border-t">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}
