// The other build of pdf.js requires features that Safari supports only since 26.2 and Firefox since 144.
import {
  GlobalWorkerOptions,
  getDocument,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The number of pages opened at a time. Each uses a separate canvas. */
export const PDF_PAGES_AT_ONCE = 50;

/** Why a PDF cannot be shown, and what to do. */
type Fault = { message: string; remedy: string };

/** The state of a PDF's pages. */
export type PdfPages =
  | { state: 'opening' }
  | ({ state: 'broken' } & Fault)
  | {
      state: 'open';
      pages: readonly PDFPageProxy[];
      total: number;
      /** Opens the next pages. */
      loadMore: () => void;
      /** Returns a page that renders its readable parts, for a page that cannot be rendered completely. */
      recover: (number: number) => Promise<PDFPageProxy>;
    };

type PdfOptions = {
  /** Whether a page with unreadable parts fails to render. Otherwise such parts are silently omitted. */
  isStrict?: boolean;
};

/** Opens a PDF while it is shown. Returns its first pages, the page count, and a function that loads more. */
export function usePdfPages(content: Blob, { isStrict = false }: PdfOptions = {}): PdfPages {
  const [pages, setPages] = useState<PdfPages>({ state: 'opening' });
  useEffect(() => {
    const opened: Promise<PDFDocumentProxy>[] = [];
    let lenient: Promise<PDFDocumentProxy> | undefined;
    let isCurrent = true;
    const set = (next: PdfPages) => {
      if (isCurrent) setPages(next);
    };
    const fail = (error: unknown) => set({ state: 'broken', ...explain(error) });
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

function explain(error: unknown): Fault {
  if (error instanceof PasswordException) {
    return {
      message: 'This PDF is protected by a password.',
      remedy: 'Ask the owner for a copy without a password, or download the file and open it with the password.',
    };
  }
  return {
    message: 'This PDF cannot be read.',
    remedy:
      'The file may be damaged, or of another type than its name says. Download the file to open it in another program.',
  };
}

async function open(content: Blob, stopAtErrors: boolean): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await content.arrayBuffer());
  // Errors in users' files are not errors of the console and are not logged.
  return getDocument({ data, stopAtErrors, useSystemFonts: true, verbosity: VerbosityLevel.ERRORS }).promise;
}
