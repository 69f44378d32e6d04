import { Link } from '@tanstack/react-router';
import { Pause, Play, RotateCcw, X } from 'lucide-react';
import { memo } from 'react';
import { getPath, getSecondsLeft, type Upload } from '#features/uploads/list/upload.ts';
import { getCurrentUploads } from '#features/uploads/session/open-uploads.ts';
import { formatSize } from '#shared/format/size.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { formatTimeLeft } from './time-left-text.ts';

type UploadRowProps = {
  upload: Upload;
  position: number;
  count: number;
  heightPx: number;
  onFocus: () => void;
};

/** Shows one upload: its progress and speed, with buttons to pause and resume it. */
export const UploadRow = memo(function UploadRow({ upload, position, count, heightPx, onFocus }: UploadRowProps) {
  const { state, error } = upload;
  const path = getPath(upload);
  const isFailed = state === 'failed' || (state === 'interrupted' && error !== undefined);
  return (
    <li
      aria-label={path}
      aria-posinset={position + 1}
      aria-setsize={count}
      onFocus={onFocus}
      style={{ top: position * heightPx, height: heightPx }}
      className="absolute inset-x-0 flex flex-col justify-center gap-4 border-line px-12 py-6 not-first:border-t"
    >
      <div className="flex items-center gap-4">
        <UploadName upload={upload} />
        <UploadButtons upload={upload} />
      </div>
      {isFailed ? (
        <p className="line-clamp-2 text-red-fg text-small">{describe(upload)}</p>
      ) : (
        <>
          {isInProgress(upload) && <UploadBar upload={upload} />}
          <p className="truncate text-ink-3 text-small">{describe(upload)}</p>
        </>
      )}
    </li>
  );
}, isSameRow);

// The focus handler is equivalent for each render of a row.
function isSameRow(before: UploadRowProps, after: UploadRowProps): boolean {
  const isPlaced = before.position === after.position && before.heightPx === after.heightPx;
  return isPlaced && before.upload === after.upload && before.count === after.count;
}

function UploadName({ upload }: { upload: Upload }) {
  const path = getPath(upload) || '(no name)';
  if (!upload.fileId) return <span className="min-w-0 flex-1 truncate">{path}</span>;
  const className = 'word-target min-w-0 flex-1 truncate text-accent-ink hover:underline';
  return upload.isFolder ? (
    <Link to="/files/$folderId" params={{ folderId: upload.fileId }} className={className}>
      {path}
    </Link>
  ) : (
    <Link to="/file/$fileId/preview" params={{ fileId: upload.fileId }} className={className}>
      {path}
    </Link>
  );
}

function UploadButtons({ upload }: { upload: Upload }) {
  const { id, name, state } = upload;
  const queue = getCurrentUploads()?.queue;
  const canRetry = state === 'failed' && queue?.hasContent(upload) === true;
  return (
    <>
      {(state === 'sending' || state === 'waiting') && (
        <IconButton icon={Pause} label={`Pause ${name}`} onPress={() => queue?.pause([id])} />
      )}
      {state === 'paused' && <IconButton icon={Play} label={`Resume ${name}`} onPress={() => queue?.resume([id])} />}
      {canRetry && <IconButton icon={RotateCcw} label={`Try ${name} again`} onPress={() => queue?.resume([id])} />}
      <IconButton icon={X} label={removeLabel(upload)} onPress={() => queue?.remove([id])} />
    </>
  );
}

function removeLabel({ state, name }: Upload): string {
  if (state === 'done') return `Remove ${name} from the list`;
  return state === 'interrupted' || state === 'failed' || state === 'changed' ? `Dismiss ${name}` : `Cancel ${name}`;
}

/** Returns whether some of the file has been sent, or is about to be. An empty bar would look like a line between rows. */
function isInProgress({ state, sentBytes }: Upload): boolean {
  return state === 'sending' || (state !== 'done' && sentBytes > 0);
}

function UploadBar({ upload: { name, sizeBytes, sentBytes } }: { upload: Upload }) {
  const percent = sizeBytes === 0 ? 0 : Math.floor((sentBytes / sizeBytes) * 100);
  return (
    <div
      role="progressbar"
      aria-label={`${name} uploaded`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-4 shrink-0 overflow-hidden rounded-full bg-neutral-bg"
    >
      <div className="h-4 bg-accent" style={{ width: `${percent}%` }} />
    </div>
  );
}

function describe(upload: Upload): string {
  const { state, sizeBytes, sentBytes, speed, error, isFolder } = upload;
  const progress = isFolder ? 'empty folder' : `${formatSize(sentBytes)} of ${formatSize(sizeBytes)}`;
  const size = isFolder ? 'empty folder' : formatSize(sizeBytes);
  const left = getSecondsLeft(upload);
  switch (state) {
    case 'waiting':
      return `Waiting, ${sentBytes > 0 ? progress : size}`;
    case 'sending':
      return [progress, speed && `${formatSize(speed)}/s`, left !== undefined && formatTimeLeft(left)]
        .filter(Boolean)
        .join(', ');
    case 'paused':
      return `Paused, ${progress}`;
    case 'interrupted':
      return error ?? `Paused (page was closed), ${progress}`;
    case 'changed':
      return 'Changed on this device since the upload started';
    case 'conflict':
      return 'A file with this name already exists here';
    case 'failed':
      return error ?? 'Failed';
    case 'done':
      return `Done, ${size}`;
  }
}
