import { FileX } from 'lucide-react';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

GlobalWorkerOptions.workerSrc = workerUrl;

const MAX_PAGES = 50; // Enough to judge a file by; each page is a canvas of its own.
const SCALE = 1.5;

/** The pages of a PDF. */
export function PdfPreview({ content, name }: { content: Blob; name: string }) {
  const [pages, setPages] = useState<readonly PDFPageProxy[]>();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    let opened: PDFDocumentProxy | undefined;
    let isCurrent = true;
    const open = async () => {
      opened = await getDocument({ data: new Uint8Array(await content.arrayBuffer()), useSystemFonts: true }).promise;
      const count = Math.min(opened.numPages, MAX_PAGES);
      const loaded = await Promise.all(Array.from({ length: count }, (_, index) => opened?.getPage(index + 1)));
      if (isCurrent) setPages(loaded.filter((page) => page !== undefined));
    };
    open().catch(() => {
      if (isCurrent) setIsBroken(true);
    });
    return () => {
      isCurrent = false;
      void opened?.loadingTask.destroy();
    };
  }, [content]);
  if (isBroken) return <EmptyState icon={FileX} title="This PDF cannot be read" />;
  if (!pages) return <Skeleton label="Loading preview" rows={8} rowClass="h-24" />;
  return (
    <ol aria-label={`Pages of ${name}`} className="flex flex-col items-center gap-16 p-24">
      {pages.map((page) => (
        <li key={page.pageNumber}>
          <PdfPage page={page} />
        </li>
      ))}
    </ol>
  );
}

function PdfPage({ page }: { page: PDFPageProxy }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const viewport = page.getViewport({ scale: SCALE });
    canvas.current.width = viewport.width;
    canvas.current.height = viewport.height;
    const task = page.render({ canvas: canvas.current, viewport });
    // A render that is cancelled because the page went away rejects; there is nobody to tell.
    task.promise.catch(() => undefined);
    return () => task.cancel();
  }, [page]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Page ${page.pageNumber}`}
      className="max-w-full border border-line bg-surface"
    />
  );
}
