import type { ComponentProps } from 'react';
import { PlaceLayer } from '#features/comments/place-layer.tsx';
import { ContentPreview } from '#features/files/preview/content-preview.tsx';
import type { DifferenceSince as Difference } from '#features/revisions/difference/difference-since.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import type { StoredFile } from '#shared/files/file.ts';
import { Part } from '#ui/loading/part.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

// Loaded when it is looked at.
const DifferenceSince = lazyComponent(
  () => import('#features/revisions/difference/difference-since.tsx'),
  'DifferenceSince',
);

type ReviewContentProps = Pick<ComponentProps<typeof ContentPreview>, 'onShown'> &
  Pick<ComponentProps<typeof Difference>, 'search' | 'onSearch'> & {
    file: StoredFile;
    /** The time, in milliseconds, from which changes are shown; the content itself when absent. */
    sinceMs: number | undefined;
  };

/** The content of a file under review, or what has changed of it, with the places that comments are about. */
export function ReviewContent({ file, sinceMs, onShown, ...difference }: ReviewContentProps) {
  return (
    <PlaceLayer file={file}>
      {sinceMs === undefined ? (
        <ContentPreview file={file} onShown={onShown} />
      ) : (
        <Part fallback={<Skeleton label="Loading what has changed" rows={8} />}>
          <DifferenceSince file={file} sinceMs={sinceMs} {...difference} />
        </Part>
      )}
    </PlaceLayer>
  );
}
