import { TriangleAlert } from 'lucide-react';
import { type PDFPageProxy, type RenderTask, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import './pdf-text-layer.css';

const SCALE = 1.5;

type PdfPageProps = {
  page: PDFPageProxy;
  label: string;
  /** The page to draw what can be read of, where `page` cannot be drawn whole. */
  recover?: ((number: number) => Promise<PDFPageProxy>) | undefined;
  /** Hears that all of the page was drawn. */
  onDrawn?: () => void;
};

/** One page of a PDF, drawn as wide as there is room, with its text over it to be selected, searched and read out. */
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
        // A drawing that is cancelled because the page went away rejects too.
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

/** Whether each picture of a page that was drawn could be read: the library leaves those out that cannot, and keeps null for them. */
function hasAllPictures({ objs }: PDFPageProxy): boolean {
  return [...objs].every(([, picture]) => picture !== null);
}

/** What is being drawn on a canvas, until it is cancelled. */
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
