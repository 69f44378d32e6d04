import { type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';
import './pdf-text-layer.css';

const SCALE = 1.5;

/** One page of a PDF, drawn as wide as there is room, with its text over it to be selected, searched and read out. */
export function PdfPage({ page, label }: { page: PDFPageProxy; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = page.getViewport({ scale: SCALE });
  useEffect(() => {
    if (!canvas.current) return undefined;
    const viewport = page.getViewport({ scale: SCALE });
    const task = page.render({ canvas: canvas.current, viewport });
    // A render that is cancelled because the page went away rejects; there is nobody to tell.
    task.promise.catch(() => undefined);
    return () => task.cancel();
  }, [page]);
  return (
    <div className="relative max-w-full border border-line bg-surface">
      <canvas ref={canvas} role="img" aria-label={label} width={width} height={height} className="block max-w-full" />
      <PageText page={page} />
    </div>
  );
}

/** The text of a page, transparent, where the page has it drawn. */
function PageText({ page }: { page: PDFPageProxy }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = layer.current;
    if (!container) return undefined;
    const viewport = page.getViewport({ scale: 1 });
    // The canvas is as wide as there is room, and the text has to follow.
    const observer = new ResizeObserver(([entry]) => {
      const widthPx = entry?.contentRect.width ?? 0;
      container.style.setProperty('--total-scale-factor', String(widthPx / viewport.width));
    });
    if (container.parentElement) observer.observe(container.parentElement);
    const text = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
    // Text that is cancelled because the page went away rejects, as a render does.
    text.render().catch(() => undefined);
    return () => {
      text.cancel();
      observer.disconnect();
      container.replaceChildren();
    };
  }, [page]);
  return <div ref={layer} className="pdf-text-layer" />;
}
