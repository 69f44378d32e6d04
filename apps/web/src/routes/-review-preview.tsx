import { useQuery } from '@tanstack/react-query';
import { useRecordOpened } from '#features/approvals/decide/use-record-opened.ts';
import { ContentPreview } from '#features/files/preview/content-preview.tsx';
import { fileQuery } from '#features/files/queries.ts';
import { isUnreadable } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';

/** The preview of a file under review beside the queue. Files that were completely shown can be decided on. */
export function ReviewPreview({ fileId }: { fileId: string }) {
  const file = useQuery(fileQuery(fileId));
  const onShown = useRecordOpened(fileId, file.data?.modifiedTime);
  // The approval of the file already explains the loading error.
  if (isUnreadable(file)) return null;
  return (
    <section
      aria-label="Preview"
      className="flex h-[clamp(140px,30vh,280px)] shrink-0 flex-col overflow-auto rounded-card border border-line bg-sunken"
    >
      {file.data ? (
        <ContentPreview file={file.data} onShown={onShown} />
      ) : (
        <Skeleton label="Loading the file" rows={6} rowClass="h-24" />
      )}
    </section>
  );
}
