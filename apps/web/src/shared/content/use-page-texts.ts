import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { type PageText, readPageText } from './read-page-text.ts';

/** Returns the text of each page in order, if requested. Returns undefined until all are read. */
export function usePageTexts(pages: readonly PDFPageProxy[], isAsked: boolean): readonly PageText[] | undefined {
  const [read, setRead] = useState<{ pages: readonly PDFPageProxy[]; texts: readonly PageText[] }>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const readAll = async () => {
      const texts = await Promise.all(pages.map(readPageText));
      if (isCurrent) setRead({ pages, texts });
    };
    void readAll();
    return () => {
      isCurrent = false;
    };
  }, [pages, isAsked]);
  return isAsked && read?.pages === pages ? read.texts : undefined;
}
