import { useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '#shared/content/use-object-url.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { type PlaybackSource, playbackQuery } from './playback-query.ts';
import { Player, type PlayerProps } from './player.tsx';

type MediaPlayerProps = Omit<PlayerProps, 'url' | 'onFault'> & {
  source: PlaybackSource;
  /** The key of the file's content version. */
  state: string | undefined;
};

/** Plays a stored recording in the browser's player, which loads only what it plays. */
export function MediaPlayer({ source, state, ...player }: MediaPlayerProps) {
  const playback = useQuery(playbackQuery(source, state));
  const retry = () => void playback.refetch();
  if (isUnreadable(playback)) {
    return <ErrorView error={playback.error} title="The preview could not be loaded" onRetry={retry} />;
  }
  if (!playback.data) return <Skeleton label="Loading the preview" rows={8} rowClass="h-24" />;
  const { url, expiresAt } = playback.data;
  // Renews the URL of a recording that was left open for hours.
  const renewExpired = () => {
    if (Date.now() <= expiresAt) return false;
    retry();
    return true;
  };
  return <Player {...player} url={url} onFault={renewExpired} />;
}

type ContentPlayerProps = Omit<PlayerProps, 'url' | 'onFault'> & { content: Blob };

/** Plays a recording whose bytes are in the page, for example from an archive. */
export function ContentPlayer({ content, ...player }: ContentPlayerProps) {
  const url = useObjectUrl(content);
  return url && <Player {...player} url={url} />;
}
