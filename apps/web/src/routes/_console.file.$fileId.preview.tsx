import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useRecordOpened } from '#features/approvals/decide/use-record-opened.ts';
import { PlaceLayer } from '#features/comments/place-layer.tsx';
import { NEW_COMMENT_HASH } from '#features/comments/search.ts';
import { FilePreview } from '#features/files/file-preview.tsx';
import { prefetchPreview } from '#features/files/prefetch-preview.ts';
import { fileQuery } from '#features/files/queries.ts';
import { waitUntilSettled } from '#shared/api/first-data.ts';

export const Route = createFileRoute('/_console/file/$fileId/preview')({
  // Not when the pointer rests on a link: the audit trail records each read of content.
  loader: ({ context, params, preload }) =>
    preload ? undefined : waitUntilSettled(prefetchPreview(context.queryClient, params.fileId)),
  component: function FilePreviewRoute() {
    const { fileId } = Route.useParams();
    const file = useSuspenseQuery(fileQuery(fileId)).data;
    const onShown = useRecordOpened(fileId, file.modifiedTime);
    const navigate = Route.useNavigate();
    const write = () =>
      void navigate({ to: '/file/$fileId/comments', params: { fileId }, search: {}, hash: NEW_COMMENT_HASH });
    return (
      <FilePreview
        file={file}
        onShown={onShown}
        renderContent={(content) => (
          <PlaceLayer file={file} onDraft={write}>
            {content}
          </PlaceLayer>
        )}
      />
    );
  },
});
