import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Must be shorter than the timeout of the caller, which would otherwise get no text.
const MAX_MS = 10_000;

/**
 * Reads the text of a PDF page by page, until `maxCharacters` are exceeded or ten seconds have passed. Rejects if the bytes are
 * not a PDF.
 */
export async function readPdf(bytes: Uint8Array, maxCharacters: number): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    const deadline = performance.now() + MAX_MS;
    let text = '';
    for (let number = 1; number <= pdf.numPages && text.length <= maxCharacters; number += 1) {
      if (performance.now() > deadline) break;
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      text += `${items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')}\n`;
    }
    return text;
  } finally {
    await task.destroy();
  }
}
