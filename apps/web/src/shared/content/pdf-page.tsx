import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

const SCALE = 1.5;

/** One page of a PDF, drawn as wide as there is room. */
export function PdfPage({ page, label }: { page: PDFPageProxy; label: string }) {
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
  return <canvas ref={canvas} role="img" aria-label={label} className="max-w-full border border-line bg-surface" />;
}
