import { useState } from 'react';
import type { StoredFile } from '#features/files/file.ts';
import { formatDuration } from '#shared/content/media/format-duration.ts';
import { type MediaFacts, MediaPlayer } from '#shared/content/media/media-player.tsx';
import { playedShare } from '#shared/content/media/played-share.ts';
import type { ShownPart } from '#shared/content/note-shown.tsx';
import { typeByName } from '#shared/content/type-by-name.ts';
import { addDownloads } from '#shared/downloads/download-queue.ts';
import { useSession } from '#shared/session/session.ts';
import { downloadRefusal, toDownload } from './download-source.ts';
import { contentStateOf } from './preview-content.ts';

type MediaPreviewProps = {
  file: StoredFile;
  /** Called with how much of it was played. */
  onShown?: ((part: ShownPart) => void) | undefined;
};

/** A video or a sound with its length and size, and how much of it was played: what was not played was not seen. */
export function MediaPreview({ file, onShown }: MediaPreviewProps) {
  const [facts, setFacts] = useState<MediaFacts>();
  const [share, setShare] = useState(0);
  const mayDownload = downloadRefusal(file, useSession()) === undefined;
  const onPlayed = (played: TimeRanges, durationSeconds: number) => {
    const next = playedShare(played, durationSeconds);
    setShare(next);
    if (next > 0) onShown?.(next === 1 ? 'all' : 'part');
  };
  const kind = typeByName(file.mimeType, file.name).startsWith('audio/') ? 'audio' : 'video';
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex min-h-36 shrink-0 items-center border-line border-b bg-surface px-16">
        <span role="status" className="text-ink-2 text-small tabular-nums">
          {facts && toSentence(facts, share)}
        </span>
      </div>
      <div className="flex min-h-0 flex-1 items-center justify-center p-16">
        <MediaPlayer
          source={{ operation: 'drive.files.get', params: { fileId: file.id ?? '', supportsAllDrives: 'true' } }}
          state={contentStateOf(file)}
          name={file.name ?? 'Recording'}
          kind={kind}
          onFacts={setFacts}
          onPlayed={onPlayed}
          onDownload={mayDownload ? () => addDownloads([toDownload(file)]) : undefined}
        />
      </div>
    </div>
  );
}

function toSentence({ durationSeconds, width, height }: MediaFacts, share: number): string {
  const parts = [
    Number.isFinite(durationSeconds) ? formatDuration(durationSeconds) : 'Length unknown',
    ...(width > 0 ? [`${width} × ${height} pixels`] : []),
    `${Math.floor(share * 100)}% played`,
  ];
  return parts.join(', ');
}
