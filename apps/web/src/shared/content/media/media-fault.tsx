import { FileX } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { formatDuration } from './format-duration.ts';

type MediaFaultProps = {
  fault: MediaError;
  kind: 'audio' | 'video';
  /** The playback position of the error. */
  atSeconds: number;
  /** Saves the file. Undefined if the role or the file does not permit it. */
  onDownload: (() => void) | undefined;
};

/** Explains why a recording cannot be played, or cannot continue, and what to do. */
export function MediaFault({ fault, kind, atSeconds, onDownload }: MediaFaultProps) {
  const name = kind === 'audio' ? 'recording' : 'video';
  const isStopped = fault.code === MediaError.MEDIA_ERR_DECODE && atSeconds > 0;
  const isLost = fault.code === MediaError.MEDIA_ERR_NETWORK;
  const title = isStopped
    ? `This ${name} is damaged after ${formatDuration(atSeconds)}`
    : `This ${name} ${isLost ? 'could not be loaded' : 'cannot be played here'}`;
  return (
    <EmptyState icon={FileX} title={title} action={onDownload && <Button onPress={onDownload}>Download</Button>}>
      {isLost
        ? 'The connection was lost. Reload the page to try again.'
        : 'The file may be damaged, or your browser may not support its format. Download the file to play it in another program.'}{' '}
      Does not count as viewed.
    </EmptyState>
  );
}
