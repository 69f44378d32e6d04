import { FileX } from 'lucide-react';
import { NoteShown, type ShownPart } from '#shared/content/note-shown.tsx';
import { PdfPage } from '#shared/content/pdf-page.tsx';
import { PDF_PAGES_AT_ONCE, usePdfPages } from '#shared/content/use-pdf-pages.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type PdfPreviewProps = { content: Blob; name: string; onShown?: ((part: ShownPart) => void) | undefined };

/** The pages of a PDF, some at a time. */
export function PdfPreview({ content, name, onShown }: PdfPreviewProps) {
  const opened = usePdfPages(content);
  if (opened.state === 'broken') return <EmptyState icon={FileX} title="This PDF cannot be read" />;
  if (opened.state === 'opening') return <Skeleton label="Loading preview" rows={8} rowClass="h-24" />;
  const { pages, total, loadMore } = opened;
  const left = total - pages.length;
  return (
    <>
      <NoteShown part={left > 0 ? 'part' : 'all'} onShown={onShown} />
      {left > 0 && (
        <div className="sticky top-0 flex flex-wrap items-center gap-x-12 gap-y-4 border-line border-b bg-amber-bg px-16 py-6 text-amber-fg text-small">
          <p role="status">
            Pages 1–{pages.length} of {total.toLocaleString('en')} are shown.
          </p>
          <Button onPress={loadMore}>Show the next {Math.min(left, PDF_PAGES_AT_ONCE)}</Button>
        </div>
      )}
      <ol aria-label={`Pages of ${name}`} className="flex flex-col items-center gap-16 p-24">
        {pages.map((page) => (
          <li key={page.pageNumber}>
            <PdfPage page={page} label={`Page ${page.pageNumber}`} />
          </li>
        ))}
      </ol>
    </>
  );
}
