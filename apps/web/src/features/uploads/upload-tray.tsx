import { useEffect } from 'react';
import { TrayFrame } from '#ui/tray-frame.tsx';
import { totalProgress, type UploadState } from './upload.ts';
import { clearDone } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './upload-store.ts';

/** The uploads in progress, above all screens. Renders nothing without uploads. */
export function UploadTray() {
  const uploads = useUploads();
  const isInProgress = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  useEffect(() => {
    if (!isInProgress) return undefined;
    // The browser asks in its own words whether the page may go.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isInProgress]);
  if (uploads.length === 0) return null;
  const count = (wanted: UploadState) => uploads.filter(({ state }) => state === wanted).length;
  const [done, interrupted] = [count('done'), count('interrupted')];
  const ended = `${done} of ${uploads.length} uploaded${interrupted > 0 ? `, ${interrupted} interrupted` : ''}`;
  return (
    <TrayFrame
      label="Uploads"
      status={isInProgress ? `${Math.floor(totalProgress(uploads) * 100)}% of ${uploads.length} uploaded` : ended}
      isLong={uploads.length > 1}
      onClear={done > 0 ? clearDone : undefined}
    >
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </TrayFrame>
  );
}
