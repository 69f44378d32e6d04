import { type RefObject, useEffect, useState } from 'react';
import type { Region } from './content-place.ts';
import type { FoundPlace } from './find-place.ts';

type Box = { left: number; top: number; width: number; height: number };

const MAX_BOXES = 60;

type PlaceMarkProps = {
  /** The container of the content, whose edges clip the mark. */
  root: RefObject<HTMLElement | null>;
  place: FoundPlace;
  region?: Region | undefined;
  /** Whether the position is being selected. Otherwise it belongs to a thread. */
  isChoosing?: boolean;
};

/** Marks a position in the content, and follows it on scrolling. */
export function PlaceMark({ root, place, region, isChoosing = false }: PlaceMarkProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  useEffect(() => {
    const frame = root.current;
    if (!frame) return undefined;
    const draw = () => setBoxes(getBoxes(place, region, frame.getBoundingClientRect()));
    draw();
    const observer = new ResizeObserver(draw);
    observer.observe(frame);
    if ('element' in place) observer.observe(place.element);
    frame.addEventListener('scroll', draw, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', draw, { capture: true });
    };
  }, [root, place, region]);
  return (
    <div aria-hidden data-place-mark className="pointer-events-none absolute inset-0 z-10 overflow-clip">
      {boxes.map((box, index) => (
        <div
          key={index}
          style={box}
          className={`absolute rounded-control border-2 ${isChoosing ? 'border-focus' : 'border-amber-solid bg-amber-solid/20'}`}
        />
      ))}
    </div>
  );
}

function getBoxes(place: FoundPlace, region: Region | undefined, frame: DOMRect): Box[] {
  const rects = 'range' in place ? [...place.range.getClientRects()] : [place.element.getBoundingClientRect()];
  const { x = 0, y = 0, width: wide = 1, height: high = 1 } = region ?? {};
  return rects.slice(0, MAX_BOXES).map(({ left, top, width, height }) => ({
    left: left - frame.left + x * width - 2,
    top: top - frame.top + y * height - 2,
    width: wide * width + 4,
    height: high * height + 4,
  }));
}
