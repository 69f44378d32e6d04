import { TriangleAlert } from 'lucide-react';
import { type PDFPageProxy, type RenderTask, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import './pdf-text-layer.css';

const SCALE = 1.5;

type PdfPageProps = {
  page: PDFPageProxy;
  label: string;
  /** Returns a page that renders its readable parts, if `page` cannot be rendered completely. */
  recover?: ((number: number) => Promise<PDFPageProxy>) | undefined;
  /** Called when the whole page was rendered. */
  onDrawn?: () => void;
};

/** Shows one page of a PDF at the available width, with a text layer for selection, search and screen readers. */
export function PdfPage({ page, label, recover, onDrawn }: PdfPageProps) {
  const [isBroken, setIsBroken] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = page.getViewport({ scale: SCALE });
  const noteDrawn = useEffectEvent(() => onDrawn?.());
  useEffect(() => {
    if (!canvas.current) return undefined;
    const drawing = new Drawing(canvas.current);
    const draw = async () => {
      try {
        await drawing.draw(page);
      } catch (error) {
        // Rendering that is cancelled on unmount also rejects.
        if (drawing.isCancelled || !(error instanceof Error)) return;
        setIsBroken(true);
        if (recover) await drawing.draw(await recover(page.pageNumber));
        return;
      }
      if (drawing.isCancelled) return;
      if (hasAllPictures(page)) noteDrawn();
      else setIsBroken(true);
    };
    draw().catch(() => undefined);
    return () => drawing.cancel();
  }, [page, recover]);
  return (
    <div className="relative max-w-full border border-line bg-surface">
      {isBroken && (
        <p role="alert" className="flex items-start gap-6 border-line border-b bg-amber-bg px-12 py-8 text-amber-fg">
          <TriangleAlert size={16} strokeWidth={2} aria-hidden className="mt-1 shrink-0" />
          {label} is incomplete: part of the file cannot be read. Download it, or ask for another copy.
        </p>
      )}
      <canvas ref={canvas} role="img" aria-label={label} width={width} height={height} className="block max-w-full" />
      <PageText page={page} />
    </div>
  );
}

/** Reports whether all pictures of a rendered page could be read. The library omits unreadable ones and stores null for them. */
function hasAllPictures({ objs }: PDFPageProxy): boolean {
  return [...objs].every(([, picture]) => picture !== null);
}

/** A cancellable render on a canvas. */
class Drawing {
  readonly #canvas: HTMLCanvasElement;
  #task: RenderTask | undefined;
  isCancelled = false;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
  }

  async draw(page: PDFPageProxy): Promise<void> {
    if (this.isCancelled) return;
    this.#task = page.render({ canvas: this.#canvas, viewport: page.getViewport({ scale: SCALE }) });
    await this.#task.promise;
  }

  cancel(): void {
    this.isCancelled = true;
    this.#task?.cancel();
  }
}

/** The transparent text layer of a page. */
function PageText({ page }: { page: PDFPageProxy }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = layer.current;
    if (!container) return undefined;
    const viewport = page.getViewport({ scale: 1 });
    // The canvas has the available width, and the text layer must match it.
    const observer = new ResizeObserver(([entry]) => {
      const widthPx = entry?.contentRect.width ?? 0;
      container.style.setProperty('--total-scale-factor', String(widthPx / viewport.width));
    });
    if (container.parentElement) observer.observe(container.parentElement);
    const text = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
    // A text layer that is cancelled on unmount rejects, like a render.
    text.render().catch(() => undefined);
    return () => {
      text.cancel();
      observer.disconnect();
      container.replaceChildren();
    };
  }, [page]);
  return <div ref={layer} className="pdf-text-layer" />;
}
