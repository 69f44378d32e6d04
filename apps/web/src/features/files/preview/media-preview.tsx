import { useState } from 'react';
import { formatDuration } from '#shared/content/media/format-duration.ts';
import { getMediaKind } from '#shared/content/media/media-kind.ts';
import { ContentPlayer, MediaPlayer } from '#shared/content/media/media-player.tsx';
import { getPlayedFraction } from '#shared/content/media/played-fraction.ts';
import type { MediaFacts } from '#shared/content/media/player.tsx';
import type { ShownPart } from '#shared/content/report-shown.tsx';
import type { StoredFile } from '#shared/files/file.ts';
import { findContentState } from './preview-content.ts';

type MediaPreviewProps = {
  file: StoredFile;
  /** The content of a file in an archive. Undefined for a stored file, which is streamed. */
  content?: Blob;
  /** Called with the part that was played. */
  onShown?: ((part: ShownPart) => void) | undefined;
  /** Saves the file. Undefined if the role or the file does not permit it. */
  onDownload: (() => void) | undefined;
};

/**
 * A video or audio file with its duration and size. Tracks the played part; parts that were not played do not count as viewed.
 */
export function MediaPreview({ file, content, onShown, onDownload }: MediaPreviewProps) {
  const [facts, setFacts] = useState<MediaFacts>();
  const [share, setShare] = useState(0);
  const onPlayed = (played: TimeRanges, durationSeconds: number) => {
    const next = getPlayedFraction(played, durationSeconds);
    setShare(next);
    if (next > 0) onShown?.(next === 1 ? 'all' : 'part');
  };
  const player = {
    name: file.name ?? 'Recording',
    kind: getMediaKind(file.mimeType, file.name),
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
            state={findContentState(file)}
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
