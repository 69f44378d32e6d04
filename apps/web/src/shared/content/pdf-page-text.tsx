import type { PageText } from './read-page-text.ts';

/** Shows the text of one PDF page to read from top to bottom: by screen reader, enlarged, or in other colours. */
export function PdfPageText({ number, paragraphs }: { number: number; paragraphs: PageText }) {
  return (
    <section aria-label={`Text of page ${number}`} className="flex w-full flex-col gap-8 text-prose">
      <h2 className="font-semibold text-section">Page {number}</h2>
      {paragraphs.length === 0 && (
        <p className="text-ink-2">This page has no text. The page may be a scan or a picture.</p>
      )}
      {paragraphs.map((paragraph, index) => (
        <p key={index} className="wrap-anywhere whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </section>
  );
}
