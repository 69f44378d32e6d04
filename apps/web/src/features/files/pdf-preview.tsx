import { FileX } from 'lucide-react';
import { PdfPage } from '#shared/content/pdf-page.tsx';
import { usePdfPages } from '#shared/content/use-pdf-pages.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The pages of a PDF. */
export function PdfPreview({ content, name }: { content: Blob; name: string }) {
  const opened = usePdfPages(content);
  if (opened.state === 'broken') return <EmptyState icon={FileX} title="This PDF cannot be read" />;
  if (opened.state === 'opening') return <Skeleton label="Loading preview" rows={8} rowClass="h-24" />;
  return (
    <ol aria-label={`Pages of ${name}`} className="flex flex-col items-center gap-16 p-24">
      {opened.pages.map((page) => (
        <li key={page.pageNumber}>
          <PdfPage page={page} label={`Page ${page.pageNumber}`} />
        </li>
      ))}
    </ol>
  );
}
