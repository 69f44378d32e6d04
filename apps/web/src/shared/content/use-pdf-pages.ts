// The other build of pdf.js needs what Safari has since 26.2 and Firefox since 144 only.
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = workerUrl;

/** How many pages are opened at a time: each is a canvas of its own. */
export const PDF_PAGES_AT_ONCE = 50;

/** What is known of the pages of a PDF. */
export type PdfPages =
  | { state: 'opening' }
  | { state: 'broken' }
  | {
      state: 'open';
      pages: readonly PDFPageProxy[];
      total: number;
      /** Opens the next pages as well. */
      loadMore: () => void;
      /** A page that draws what can be read of it, for one that cannot be drawn whole. */
      recover: (number: number) => Promise<PDFPageProxy>;
    };

type PdfOptions = {
  /** Whether a page of which a part cannot be read fails to draw; else such parts are left out without a word. */
  isStrict?: boolean;
};

/** Opens a PDF for as long as it is shown: its first pages, how many there are, and a way to the rest. */
export function usePdfPages(content: Blob, { isStrict = false }: PdfOptions = {}): PdfPages {
  const [pages, setPages] = useState<PdfPages>({ state: 'opening' });
  useEffect(() => {
    const opened: Promise<PDFDocumentProxy>[] = [];
    let lenient: Promise<PDFDocumentProxy> | undefined;
    let isCurrent = true;
    const set = (next: PdfPages) => {
      if (isCurrent) setPages(next);
    };
    const fail = () => set({ state: 'broken' });
    const show = async (pdf: PDFDocumentProxy, count: number) => {
      const total = pdf.numPages;
      const numbers = Array.from({ length: Math.min(total, count) }, (_, index) => index + 1);
      const loaded = await Promise.all(numbers.map((number) => pdf.getPage(number)));
      const loadMore = () => void show(pdf, count + PDF_PAGES_AT_ONCE).catch(fail);
      const recover = async (number: number) => {
        if (!lenient) {
          lenient = open(content, false);
          opened.push(lenient);
        }
        return (await lenient).getPage(number);
      };
      set({ state: 'open', pages: loaded, total, loadMore, recover });
    };
    const first = open(content, isStrict);
    opened.push(first);
    first.then((pdf) => show(pdf, PDF_PAGES_AT_ONCE)).catch(fail);
    return () => {
      isCurrent = false;
      for (const pdf of opened) pdf.then(({ loadingTask }) => loadingTask.destroy()).catch(() => undefined);
    };
  }, [content, isStrict]);
  return pages;
}

async function open(content: Blob, stopAtErrors: boolean): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await content.arrayBuffer());
  // What is wrong with somebody's file is no fault of the console's: it warns nobody.
  return getDocument({ data, stopAtErrors, useSystemFonts: true, verbosity: VerbosityLevel.ERRORS }).promise;
}
