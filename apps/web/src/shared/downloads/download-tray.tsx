import { countOf } from '@rotunda/api-client/count-of';
import { RotateCcw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDateTime } from '#shared/format/time.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { TrayFrame } from '#ui/panels/tray-frame.tsx';
import type { Download } from './download.ts';
import { clearHandedOver, removeDownload, retryDownload, useDownloads } from './download-queue.ts';
import { PREPARED_MS } from './stored-downloads.ts';

const SHOWN_MS = 6_000;

/** Shows the downloads above the screens, in the background. Renders nothing if there are none. */
export function DownloadTray() {
  const downloads = useDownloads();
  const handedOver = downloads.filter(({ state }) => state === 'handedOver').length;
  const tray = useLeaving(handedOver === downloads.length);
  if (downloads.length === 0) return null;
  return (
    <TrayFrame
      ref={tray}
      label="Downloads"
      status={`${handedOver} of ${countOf(downloads.length, 'download')} started`}
      onClear={handedOver > 0 ? clearHandedOver : undefined}
    >
      {downloads.map((download) => (
        <DownloadRow key={download.id} download={download} />
      ))}
    </TrayFrame>
  );
}

/** Clears completed downloads some time after all were handed over to the browser, unless the user is interacting with them. */
function useLeaving(isOver: boolean) {
  const tray = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOver) return undefined;
    const leave = () => {
      if (!tray.current?.matches(':hover, :focus-within')) clearHandedOver();
    };
    const timer = setInterval(leave, SHOWN_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return tray;
}

function DownloadRow({ download }: { download: Download }) {
  const { id, source, state, error } = download;
  return (
    <li aria-label={source.name} className="border-line px-12 py-8 not-first:border-t">
      <div className="flex items-center gap-4">
        <span className="min-w-0 flex-1 truncate">{source.name}</span>
        {state === 'failed' && (
          <IconButton icon={RotateCcw} label={`Try ${source.name} again`} onPress={() => retryDownload(id)} />
        )}
        {state !== 'handedOver' && (
          <IconButton icon={X} label={`Cancel ${source.name}`} onPress={() => removeDownload(id)} />
        )}
      </div>
      <p className={state === 'failed' ? 'text-red-fg text-small' : 'text-ink-3 text-small'}>
        {state === 'failed' ? error : describe(download)}
      </p>
    </li>
  );
}

function describe({ state, note, operationName, preparedSinceMs }: Download): string {
  if (state === 'waiting') return 'Waiting';
  if (state === 'handedOver') return 'Saving in the browser';
  const operation = operationName === undefined ? '' : ` Operation ${operationName}.`;
  const end = preparedSinceMs === undefined ? '' : ` Kept until ${formatDateTime(preparedSinceMs + PREPARED_MS)}.`;
  return note === undefined ? 'Requesting' : `${note}${operation}${end}`;
}
