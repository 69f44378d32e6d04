import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useMemo } from 'react';
import type { DifferenceProps } from '#features/revisions/difference-props.ts';
import { LineDifference } from '#features/revisions/lines/line-difference.tsx';
import type { RevisedFile } from '#features/revisions/revision.ts';
import { revisionDocumentQuery } from '#features/revisions/revision-document-query.ts';
import { decodableFormatOf } from '#shared/content/decoding/decodable-format.ts';
import { DecodingError } from '#shared/content/decoding/decoding-error.ts';
import { toDocumentLines } from '#shared/content/documents/document-lines.ts';
import { ErrorView } from '#shared/errors/error-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';

/** The text of two states of a document, paragraph by paragraph. */
export function DocumentDifference({ file, source, before, after, ...look }: DifferenceProps & { file: RevisedFile }) {
  const format = decodableFormatOf(file.mimeType, file.name) ?? 'docx';
  const earlier = useQuery(revisionDocumentQuery(source, before, format));
  const later = useQuery(revisionDocumentQuery(source, after, format));
  const [earlierLines, laterLines] = [useLines(earlier.data?.html), useLines(later.data?.html)];
  const failed = [earlier, later].find(({ error }) => error !== null);
  if (failed?.error instanceof DecodingError) {
    return (
      <EmptyState icon={FileX} title="These revisions cannot be compared">
        {failed.error.message} {failed.error.remedy}
      </EmptyState>
    );
  }
  if (failed?.error) {
    const retry = () => void failed.refetch();
    return <ErrorView error={failed.error} title="The documents could not be loaded" onRetry={retry} />;
  }
  if (earlierLines === undefined || laterLines === undefined) {
    return <Skeleton label="Loading the documents" rows={10} rowClass="h-24" />;
  }
  return <LineDifference before={earlierLines} after={laterLines} {...look} />;
}

function useLines(html: string | undefined): string | undefined {
  return useMemo(() => (html === undefined ? undefined : toDocumentLines(html)), [html]);
}
