import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Whoever waits for the text gives up later than that, and would have none.
const MAX_MS = 10_000;

/**
 * The text of a PDF, page by page, until there are more characters than so many or ten seconds are over. Rejects when the bytes are
 * none.
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
