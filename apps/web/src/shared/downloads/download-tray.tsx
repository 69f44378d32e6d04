import { RotateCcw, X } from 'lucide-react';
import { formatDateTime } from '#shared/format/time.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Download } from './download.ts';
import { clearHandedOver, removeDownload, retryDownload, useDownloads } from './download-queue.ts';
import { PREPARED_MS } from './kept-downloads.ts';

/** What is being saved, above the screens while one goes on working. Nothing while there is nothing. */
export function DownloadTray() {
  const downloads = useDownloads();
  if (downloads.length === 0) return null;
  const handedOver = downloads.filter(({ state }) => state === 'handedOver').length;
  return (
    <section
      aria-label="Downloads"
      className="flex max-h-[40vh] flex-col rounded-card border border-line-strong bg-surface shadow-popover"
    >
      <header className="flex h-36 max-sm:h-44 shrink-0 items-center gap-8 pr-4 pl-12">
        <p role="status" className="min-w-0 flex-1 truncate font-medium">
          {handedOver} of {downloads.length} handed to the browser
        </p>
        {handedOver > 0 && (
          <Button kind="quiet" onPress={clearHandedOver}>
            Clear
          </Button>
        )}
      </header>
      <ul aria-label="Downloads" className="min-h-0 overflow-auto border-line border-t">
        {downloads.map((download) => (
          <DownloadRow key={download.id} download={download} />
        ))}
      </ul>
    </section>
  );
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
        <IconButton
          icon={X}
          label={state === 'handedOver' ? `Remove ${source.name} from the list` : `Cancel ${source.name}`}
          onPress={() => removeDownload(id)}
        />
      </div>
      <p className={state === 'failed' ? 'text-red-fg text-small' : 'text-ink-3 text-small'}>
        {state === 'failed' ? error : describe(download)}
      </p>
    </li>
  );
}

function describe({ state, note, operationName, preparedSinceMs }: Download): string {
  if (state === 'waiting') return 'Waiting';
  if (state === 'handedOver') return 'The browser saves it';
  const operation = operationName === undefined ? '' : ` Operation ${operationName}.`;
  const end = preparedSinceMs === undefined ? '' : ` Kept until ${formatDateTime(preparedSinceMs + PREPARED_MS)}.`;
  return note === undefined ? 'Requesting it' : `${note}${operation}${end}`;
}
