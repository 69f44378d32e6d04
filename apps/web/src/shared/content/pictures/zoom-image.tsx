import { ImageOff, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { ScrollRegion } from '#ui/page/scroll-region.tsx';
import { DrawnPicture } from './drawn-picture.tsx';

const STEPS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 4, 8] as const;

type Size = { width: number; height: number };

type ZoomImageProps = {
  content: Blob;
  name: string;
  /** The reduced size of a picture that is too large to render pixel by pixel. */
  reduced?: Size | undefined;
  /** The content at the end of the toolbar. */
  children?: ReactNode;
  onDrawn?: (() => void) | undefined;
};

/** Shows an image fitted to the available space or zoomed, by buttons or the keys +, - and 0. */
export function ZoomImage({ content, name, reduced, children, onDrawn }: ZoomImageProps) {
  const [scale, setScale] = useState<number>(); // Undefined if the image is fitted to the view.
  const [natural, setNatural] = useState<Size>();
  const [isBroken, setIsBroken] = useState(false);
  const zoomIn = () => setScale(STEPS.find((step) => step > (scale ?? 1)) ?? scale);
  const zoomOut = () => setScale(STEPS.findLast((step) => step < (scale ?? 1)) ?? scale);
  const keys: Readonly<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': () => setScale(undefined),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key]?.();
  };
  if (isBroken) {
    return (
      <EmptyState icon={ImageOff} title="This image cannot be read">
        The file may be damaged, or of another type than its name says. Does not count as viewed.
      </EmptyState>
    );
  }
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-4 border-line border-b bg-surface px-8 py-4">
        <IconButton icon={ZoomOut} label="Zoom out" onPress={zoomOut} />
        <IconButton icon={ZoomIn} label="Zoom in" onPress={zoomIn} />
        <IconButton icon={Maximize} label="Fit to window" onPress={() => setScale(undefined)} />
        <span role="status" className="px-4 text-ink-2 text-small tabular-nums">
          {scale === undefined ? 'Fit' : `${Math.round(scale * 100)}%`}
          {natural && `, ${natural.width} × ${natural.height} pixels`}
          {natural && reduced && ', shown at a lower resolution'}
        </span>
        {children}
      </div>
      <ScrollRegion label={`${name}, full size`} onKeyDown={onKeyDown}>
        {/* Fitted it fills the room; larger it pushes its edges out, and the margins never cut it off */}
        <div className={scale === undefined ? 'flex h-full p-16' : 'flex min-h-full w-max min-w-full p-16'}>
          <DrawnPicture
            content={content}
            alt={name}
            reduced={reduced}
            onDrawn={(size) => {
              setNatural(size);
              onDrawn?.();
            }}
            onBroken={() => setIsBroken(true)}
            className={`m-auto border border-line bg-surface object-contain ${scale === undefined ? 'max-h-full max-w-full' : 'max-w-none'}`}
            style={scale === undefined || !natural ? undefined : { width: natural.width * scale }}
          />
        </div>
      </ScrollRegion>
    </div>
  );
}
