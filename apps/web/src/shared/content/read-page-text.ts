import type { PDFPageProxy } from 'pdfjs-dist';

/** The paragraphs of a page. */
export type PageText = readonly string[];

// The maximum distance between lines of the same paragraph, as a multiple of their height.
const PARAGRAPH_GAP = 1.8;

/**
 * Reads the text of a page in its own order by paragraph, with the page's line breaks. Returns none if the page has no text or it
 * cannot be read.
 */
export async function readPageText(page: PDFPageProxy): Promise<PageText> {
  const content = await page.getTextContent().catch(() => undefined);
  const paragraphs: string[] = [];
  let text = '';
  let lastY: number | undefined;
  for (const item of content?.items ?? []) {
    if (!('str' in item)) continue;
    const y: number = item.transform[5];
    const isFar = lastY !== undefined && item.height > 0 && Math.abs(lastY - y) > item.height * PARAGRAPH_GAP;
    if (isFar) {
      paragraphs.push(text.trim());
      text = '';
    }
    text += item.hasEOL ? `${item.str}\n` : item.str;
    if (item.height > 0) lastY = y;
  }
  return [...paragraphs, text.trim()].filter((paragraph) => paragraph !== '');
}
