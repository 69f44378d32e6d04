import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { type RevisionSource, revisionContentQuery } from '#features/revisions/queries.ts';
import type { RevisedFile, Revision } from '#features/revisions/revision.ts';
import { formatDuration } from '#shared/content/media/format-duration.ts';
import { getMediaKind } from '#shared/content/media/media-kind.ts';
import { ContentPlayer, MediaPlayer } from '#shared/content/media/media-player.tsx';
import type { MediaFacts, PlayerProps } from '#shared/content/media/player.tsx';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { type FactRow, FactsDifference } from './facts-difference.tsx';

type MediaDifferenceProps = Pick<DifferenceProps, 'source' | 'before' | 'after'> & { file: RevisedFile };

/** Shows two videos or audio files side by side for playing, with their durations and sizes. */
export function MediaDifference({ file, source, before, after }: MediaDifferenceProps) {
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
            <RevisionPlayer
              source={source}
              revision={revision}
              name={`${title} content`}
              kind={getMediaKind(revision.mimeType ?? file.mimeType, file.name)}
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

type RevisionPlayerProps = Pick<PlayerProps, 'name' | 'kind' | 'onFacts'> & {
  source: RevisionSource;
  revision: Revision;
};

/** Plays a stored revision. For a revision of a file in an archive, plays the unpacked bytes. */
function RevisionPlayer({ source, revision, ...player }: RevisionPlayerProps) {
  const content = useQuery({ ...revisionContentQuery(source, revision), enabled: source.archive !== undefined });
  const { id: revisionId = '' } = revision;
  if (!source.archive) {
    const params = { fileId: source.fileId, revisionId };
    return <MediaPlayer {...player} source={{ operation: 'drive.revisions.get', params }} state={revisionId} />;
  }
  if (isUnreadable(content)) return <ErrorView error={content.error} title="The recording could not be loaded" />;
  if (!content.data) return <Skeleton label="Loading the players" rows={8} rowClass="h-24" />;
  return <ContentPlayer {...player} content={content.data} />;
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
