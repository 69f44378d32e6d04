import { skipToken, useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useMemo } from 'react';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { LineDifference } from '#features/revisions/lines/line-difference.tsx';
import type { RevisedFile } from '#features/revisions/revision.ts';
import { revisionDocumentQuery } from '#features/revisions/revision-document-query.ts';
import { findDecodableFormat } from '#shared/content/decoding/decodable-format.ts';
import type { DecodedDocument } from '#shared/content/decoding/decoded-document.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { toDocumentLines } from '#shared/content/documents/document-lines.ts';
import { ErrorView, isUnreadable } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { namePicture, numberPictures, type PictureNumbers } from './number-pictures.ts';
import { PictureChanges } from './picture-changes.tsx';

/** Shows the text of two revisions of a document, paragraph by paragraph, and the pictures that differ. */
export function DocumentDifference({ file, source, before, after, ...look }: DifferenceProps & { file: RevisedFile }) {
  const format = findDecodableFormat(file.mimeType, file.name) ?? 'docx';
  const earlier = useQuery(revisionDocumentQuery(source, before, format));
  const later = useQuery(revisionDocumentQuery(source, after, format));
  const numbers = useQuery({
    queryKey: ['drive.revisions.get', 'pictures', source, before.id, after.id],
    queryFn: earlier.data && later.data ? numberBoth(earlier.data, later.data) : skipToken,
    gcTime: 60_000,
  });
  const earlierLines = useLines(earlier.data, numbers.data?.earlier);
  const laterLines = useLines(later.data, numbers.data?.later);
  const failed = [earlier, later, numbers].find(isUnreadable);
  if (failed?.error instanceof DecodingError) {
    return (
      <EmptyState icon={FileX} title="These revisions cannot be compared">
        {failed.error.message} {failed.error.remedy}
      </EmptyState>
    );
  }
  if (failed) {
    const retry = () => void failed.refetch();
    return <ErrorView error={failed.error} title="The documents could not be loaded" onRetry={retry} />;
  }
  if (!(earlier.data && later.data && numbers.data) || earlierLines === undefined || laterLines === undefined) {
    return <Skeleton label="Loading the documents" rows={10} rowClass="h-24" />;
  }
  return (
    <>
      <LineDifference before={earlierLines} after={laterLines} {...look} />
      <PictureChanges
        earlier={{ pictures: earlier.data.pictures, numbers: numbers.data.earlier }}
        later={{ pictures: later.data.pictures, numbers: numbers.data.later }}
      />
    </>
  );
}

function numberBoth(earlier: DecodedDocument, later: DecodedDocument) {
  return () => numberPictures(earlier.pictures, later.pictures);
}

function useLines(document: DecodedDocument | undefined, numbers: PictureNumbers | undefined): string | undefined {
  return useMemo(() => {
    if (!document || !numbers) return undefined;
    return toDocumentLines(document.html, (address) => namePicture(numbers, address));
  }, [document, numbers]);
}
