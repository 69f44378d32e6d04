import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

const SCALE = 1.5;

/** One page of a PDF, drawn as wide as there is room. */
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
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      className="max-w-full border border-line bg-surface"
    />
  );
}
