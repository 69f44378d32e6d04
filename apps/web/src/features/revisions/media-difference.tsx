import { useState } from 'react';
import { formatDuration } from '#shared/content/media/format-duration.ts';
import { type MediaFacts, MediaPlayer } from '#shared/content/media/media-player.tsx';
import { typeByName } from '#shared/content/type-by-name.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import type { DifferenceProps } from './difference-props.ts';
import { type FactRow, FactsDifference } from './facts-difference.tsx';
import type { RevisedFile, Revision } from './revision.ts';

type MediaDifferenceProps = Pick<DifferenceProps, 'before' | 'after'> & { file: RevisedFile };

/** Two videos or sounds, to be played beside each other, and their lengths and sizes. */
export function MediaDifference({ file, before, after }: MediaDifferenceProps) {
  const [earlier, setEarlier] = useState<MediaFacts>();
  const [later, setLater] = useState<MediaFacts>();
  const sides = [
    { title: 'Earlier', revision: before, onFacts: setEarlier },
    { title: 'Later', revision: after, onFacts: setLater },
  ];
  return (
    <ScrollRegion label="Both contents">
      <div className="grid grid-cols-2 gap-16 bg-sunken p-16 max-sm:grid-cols-1">
        {sides.map(({ title, revision, onFacts }) => (
          <figure key={title} className="flex min-w-0 flex-col gap-6">
            <figcaption className="text-ink-2 text-small">{title}</figcaption>
            <MediaPlayer
              source={{ operation: 'drive.revisions.get', params: toParams(file, revision) }}
              state={revision.id}
              name={`${title} content`}
              kind={kindOf(file, revision)}
              onFacts={onFacts}
            />
          </figure>
        ))}
      </div>
      <FactsDifference
        before={before}
        after={after}
        sentence="Play both, or compare their lengths and sizes."
        rows={toRows(earlier, later)}
      />
    </ScrollRegion>
  );
}

function toParams({ id: fileId = '' }: RevisedFile, { id: revisionId = '' }: Revision) {
  return { fileId, revisionId };
}

function kindOf(file: RevisedFile, { mimeType = file.mimeType }: Revision): 'audio' | 'video' {
  return typeByName(mimeType, file.name).startsWith('audio/') ? 'audio' : 'video';
}

function toRows(earlier: MediaFacts | undefined, later: MediaFacts | undefined): FactRow[] {
  const length = (facts: MediaFacts | undefined) => facts && formatDuration(facts.durationSeconds);
  const size = (facts: MediaFacts | undefined) => facts && `${facts.width} × ${facts.height} pixels`;
  const isVideo = [earlier, later].some((facts) => facts && facts.width > 0);
  return [
    ['Duration', length(earlier), length(later)],
    ...(isVideo ? [['Resolution', size(earlier), size(later)] as const] : []),
  ];
}
