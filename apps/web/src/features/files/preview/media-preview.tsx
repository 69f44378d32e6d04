import { useState } from 'react';
import { formatDuration } from '#shared/content/media/format-duration.ts';
import { mediaKind } from '#shared/content/media/media-kind.ts';
import { ContentPlayer, MediaPlayer } from '#shared/content/media/media-player.tsx';
import { playedShare } from '#shared/content/media/played-share.ts';
import type { MediaFacts } from '#shared/content/media/player.tsx';
import type { ShownPart } from '#shared/content/note-shown.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { contentStateOf } from './preview-content.ts';

type MediaPreviewProps = {
  file: StoredFile;
  /** Its bytes, where the file is one of an archive; a stored file is loaded as it is played. */
  content?: Blob;
  /** Called with how much of it was played. */
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Saves the file; absent where the role or the file does not allow that. */
  onDownload: (() => void) | undefined;
};

/** A video or a sound with its length and size, and how much of it was played: what was not played was not seen. */
export function MediaPreview({ file, content, onShown, onDownload }: MediaPreviewProps) {
  const [facts, setFacts] = useState<MediaFacts>();
  const [share, setShare] = useState(0);
  const onPlayed = (played: TimeRanges, durationSeconds: number) => {
    const next = playedShare(played, durationSeconds);
    setShare(next);
    if (next > 0) onShown?.(next === 1 ? 'all' : 'part');
  };
  const player = {
    name: file.name ?? 'Recording',
    kind: mediaKind(file.mimeType, file.name),
    onFacts: setFacts,
    onPlayed,
    onDownload,
  };
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex min-h-36 shrink-0 items-center border-line border-b bg-surface px-16">
        <span role="status" className="text-ink-2 text-small tabular-nums">
          {facts && toSentence(facts, share)}
        </span>
      </div>
      <div className="flex min-h-0 flex-1 items-center justify-center p-16">
        {content ? (
          <ContentPlayer {...player} content={content} />
        ) : (
          <MediaPlayer
            {...player}
            source={{ operation: 'drive.files.get', params: { fileId: file.id ?? '', supportsAllDrives: 'true' } }}
            state={contentStateOf(file)}
          />
        )}
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
