import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Enough to judge a file by; each page is a canvas of its own. */
const MAX_PDF_PAGES = 50;

/** What is known of the pages of a PDF. */
export type PdfPages =
  | { state: 'opening' }
  | { state: 'broken' }
  | { state: 'open'; pages: readonly PDFPageProxy[]; total: number };

/** Opens a PDF for as long as it is shown: its first pages, and how many there are. */
export function usePdfPages(content: Blob): PdfPages {
  const [pages, setPages] = useState<PdfPages>({ state: 'opening' });
  useEffect(() => {
    let opened: PDFDocumentProxy | undefined;
    let isCurrent = true;
    const open = async () => {
      opened = await getDocument({ data: new Uint8Array(await content.arrayBuffer()), useSystemFonts: true }).promise;
      const total = opened.numPages;
      const numbers = Array.from({ length: Math.min(total, MAX_PDF_PAGES) }, (_, index) => index + 1);
      const loaded = await Promise.all(numbers.map((number) => opened?.getPage(number)));
      if (isCurrent) setPages({ state: 'open', pages: loaded.filter((page) => page !== undefined), total });
    };
    open().catch(() => {
      if (isCurrent) setPages({ state: 'broken' });
    });
    return () => {
      isCurrent = false;
      void opened?.loadingTask.destroy();
    };
  }, [content]);
  return pages;
}
