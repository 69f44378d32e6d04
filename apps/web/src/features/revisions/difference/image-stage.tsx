import { clsx } from 'clsx';
import { type CSSProperties, useState } from 'react';
import type { PixelDifference } from '#features/revisions/compare-pixels.ts';

/** The modes of comparing two images. */
export type ImageComparisonMode = 'sides' | 'swipe' | 'difference';

type ImageStageProps = {
  /** The URLs of the images. */
  before: string;
  after: string;
  sizes: PixelDifference;
  look: ImageComparisonMode;
  /** The screen pixels per image pixel. Undefined to fit the images into the available space. */
  zoom: number | undefined;
};

/** Shows two images in an area that scrolls if they are larger. */
export function ImageStage({ look, ...images }: ImageStageProps) {
  return (
    <section
      aria-label="Images"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto bg-sunken p-16"
    >
      {look === 'sides' ? <Sides {...images} /> : <Layers {...images} isSwipe={look === 'swipe'} />}
    </section>
  );
}

type ImagesProps = Omit<ImageStageProps, 'look'>;

function Sides({ before, after, sizes, zoom }: ImagesProps) {
  const sides = [
    { title: 'Earlier', url: before, size: sizes.before, isEarlier: true },
    { title: 'Later', url: after, size: sizes.after, isEarlier: false },
  ];
  return (
    <div className="grid grid-cols-2 gap-16 max-sm:grid-cols-1">
      {sides.map(({ title, url, size, isEarlier }) => (
        <figure key={title} data-earlier={isEarlier || undefined} className="flex min-w-0 flex-col gap-6">
          <figcaption className="text-ink-2 text-small">
            {title}, {size.width} × {size.height}
          </figcaption>
          <div className="min-w-0 overflow-auto">
            <img
              src={url}
              alt={`${title} content`}
              style={zoom === undefined ? undefined : { width: size.width * zoom, maxWidth: 'none' }}
              className={clsx('border border-line bg-surface', zoom === undefined && 'max-w-full')}
            />
          </div>
        </figure>
      ))}
    </div>
  );
}

/** Shows both images on top of each other, aligned at the same corner and at the same scale. */
function Layers({ before, after, sizes, zoom, isSwipe }: ImagesProps & { isSwipe: boolean }) {
  const [edge, setEdge] = useState(50);
  const width = Math.max(sizes.before.width, sizes.after.width);
  const height = Math.max(sizes.before.height, sizes.after.height);
  const box: CSSProperties = {
    width: width * (zoom ?? 1),
    maxWidth: zoom === undefined ? '100%' : 'none',
    aspectRatio: `${width} / ${height}`,
  };
  const part = (size: { width: number }): CSSProperties => ({ width: `${(size.width / width) * 100}%` });
  return (
    <div
      style={box}
      className={clsx('relative isolate mx-auto border border-line', isSwipe ? 'bg-surface' : 'bg-[black]')}
    >
      <img
        data-earlier
        src={before}
        alt="Earlier content"
        style={part(sizes.before)}
        className="absolute top-0 left-0"
      />
      <img
        src={after}
        alt="Later content"
        style={isSwipe ? { ...part(sizes.after), clipPath: `inset(0 0 0 ${edge}%)` } : part(sizes.after)}
        className={clsx('absolute top-0 left-0', !isSwipe && 'mix-blend-difference')}
      />
      {isSwipe && (
        <>
          <input
            type="range"
            aria-label="Edge between the earlier and the later content"
            value={edge}
            onChange={({ target }) => setEdge(Number(target.value))}
            className="peer absolute inset-0 size-full cursor-ew-resize opacity-0"
          />
          <span
            aria-hidden
            style={{ left: `${edge}%` }}
            className="pointer-events-none absolute inset-y-0 -ml-1 w-2 bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2"
          />
        </>
      )}
    </div>
  );
}
