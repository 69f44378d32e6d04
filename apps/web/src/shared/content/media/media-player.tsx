import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MediaFault } from './media-fault.tsx';
import { type PlaybackSource, playbackQuery } from './playback-query.ts';

/** What is known of a recording once its beginning was read. Only pictures that move have a size. */
export type MediaFacts = { durationSeconds: number; width: number; height: number };

type MediaPlayerProps = {
  source: PlaybackSource;
  /** Tells this content of a file from its others. */
  state: string | undefined;
  name: string;
  kind: 'audio' | 'video';
  onFacts: (facts: MediaFacts) => void;
  onPlayed?: ((played: TimeRanges, durationSeconds: number) => void) | undefined;
  /** Saves the file; absent where the role or the file does not allow that. */
  onDownload?: (() => void) | undefined;
};

/** A recording in the player of the browser, which loads only what it plays. */
export function MediaPlayer({ source, state, name, kind, onFacts, onPlayed, onDownload }: MediaPlayerProps) {
  const playback = useQuery(playbackQuery(source, state));
  const [fault, setFault] = useState<MediaError | null>();
  const resumeAt = useRef(0);
  const retry = () => void playback.refetch();
  if (isUnreadable(playback)) {
    return <ErrorView error={playback.error} title="The preview could not be loaded" onRetry={retry} />;
  }
  if (!playback.data) return <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />;
  if (fault) return <MediaFault fault={fault} kind={kind} atSeconds={resumeAt.current} onDownload={onDownload} />;
  const { url, expiresAt } = playback.data;
  const onMetadata = ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) => {
    if (resumeAt.current > 0) player.currentTime = resumeAt.current;
    const [width, height] = player instanceof HTMLVideoElement ? [player.videoWidth, player.videoHeight] : [0, 0];
    onFacts({ durationSeconds: player.duration, width, height });
  };
  const onError = ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) => {
    resumeAt.current = player.currentTime;
    // The address of a film that was left open for hours is renewed.
    if (Date.now() > expiresAt) retry();
    else setFault(player.error);
  };
  const notePlayed = ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) =>
    onPlayed?.(player.played, player.duration);
  const Player = kind;
  return (
    <Player
      key={url}
      src={url}
      controls
      preload="metadata"
      aria-label={name}
      onLoadedMetadata={onMetadata}
      onTimeUpdate={notePlayed}
      onEnded={notePlayed}
      onError={onError}
      className={kind === 'video' ? 'max-h-full max-w-full bg-[black]' : 'w-full max-w-560'}
    />
  );
}
