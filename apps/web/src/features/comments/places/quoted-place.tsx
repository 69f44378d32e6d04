import { Link } from '@tanstack/react-router';
import { Crosshair } from 'lucide-react';
import type { Comment } from '#features/comments/model/comment.ts';
import { Button } from '#ui/buttons/button.tsx';
import { getPlaceLabel, readPlace } from './content-place.ts';
import { showPlace, usePlaces } from './place-store.ts';

/** Shows the quoted text or the page of a thread, with a link to it. */
export function QuotedPlace({ fileId, comment }: { fileId: string; comment: Comment }) {
  const { hasContent = false, shown } = usePlaces(fileId);
  const place = readPlace(comment);
  if (!place) return null;
  const commentId = comment.id ?? '';
  const label = getPlaceLabel(place);
  const isMissing = shown?.commentId === commentId && shown.state === 'missing';
  const name = `Show in content: ${place.quote || label}`;
  const show = () => showPlace(fileId, commentId, place);
  return (
    <div className="flex flex-col items-start gap-4 border-line-strong border-l-2 pl-8">
      {place.quote !== '' && (
        <blockquote dir="auto" className="line-clamp-3 text-ink-2 wrap-anywhere">
          {place.quote}
        </blockquote>
      )}
      <span className="flex flex-wrap items-center gap-x-8 text-ink-3 text-small">
        {label}
        {hasContent ? (
          <Button kind="quiet" aria-label={name} onPress={show}>
            <Crosshair size={14} strokeWidth={1.75} aria-hidden />
            Show in content
          </Button>
        ) : (
          <Link
            to="/file/$fileId/preview"
            params={{ fileId }}
            aria-label={name}
            onClick={show}
            className="word-target text-accent-ink underline-offset-2 hover:underline"
          >
            Show in content
          </Link>
        )}
      </span>
      {isMissing && (
        <p role="status" className="text-amber-fg text-small">
          Not found in the version shown. The content may have changed.
        </p>
      )}
    </div>
  );
}
