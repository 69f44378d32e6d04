import { type SyntheticEvent, useRef, useState } from 'react';
import { MediaFault } from './media-fault.tsx';

/** The metadata of a recording, available once its beginning was read. Only videos have a size. */
export type MediaFacts = { durationSeconds: number; width: number; height: number };

export type PlayerProps = {
  url: string;
  name: string;
  kind: 'audio' | 'video';
  onFacts: (facts: MediaFacts) => void;
  onPlayed?: ((played: TimeRanges, durationSeconds: number) => void) | undefined;
  /** Reports whether another URL is being loaded, so that no error is shown. */
  onFault?: () => boolean;
  /** Saves the file. Undefined if the role or the file does not permit it. */
  onDownload?: (() => void) | undefined;
};

/** The browser's player. With a new URL it continues at the same position. */
export function Player({ url, name, kind, onFacts, onPlayed, onFault, onDownload }: PlayerProps) {
  const [fault, setFault] = useState<MediaError | null>();
  const resumeAt = useRef(0);
  if (fault) return <MediaFault fault={fault} kind={kind} atSeconds={resumeAt.current} onDownload={onDownload} />;
  const onMetadata = ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) => {
    if (resumeAt.current > 0) player.currentTime = resumeAt.current;
    const [width, height] = player instanceof HTMLVideoElement ? [player.videoWidth, player.videoHeight] : [0, 0];
    onFacts({ durationSeconds: player.duration, width, height });
  };
  const onError = ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) => {
    resumeAt.current = player.currentTime;
    if (onFault?.() !== true) setFault(player.error);
  };
  const notePlayed = ({ currentTarget: player }: SyntheticEvent<HTMLMediaElement>) =>
    onPlayed?.(player.played, player.duration);
  const Element = kind;
  return (
    <Element
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
