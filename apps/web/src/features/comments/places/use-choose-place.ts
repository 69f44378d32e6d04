import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { findBlocks, getBox } from './content-blocks.ts';
import type { ContentPlace, Region } from './content-place.ts';
import { type FoundPlace, findPicturePlace, findRangePlace } from './find-place.ts';

const MIN_DRAG_PX = 6;

/** A position being selected, with controls to move it. */
export type Choice = {
  place: FoundPlace;
  region: Region | undefined;
  /** The position, such as `3 of 20`. */
  position: string;
  move: (step: number) => void;
  choose: () => void;
  cancel: () => void;
  /** Pointer handlers for selecting an element, or an area drawn on a page or picture. */
  handlers: Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp', (event: PointerEvent) => void>;
};

type Chosen = { blocks: readonly FoundPlace[]; index: number; region?: Region | undefined };

/**
 * Lets the user select a position in the content by keyboard or pointer. `choice` is undefined unless a selection is in progress.
 */
export function useChoosePlace(root: RefObject<HTMLElement | null>, onChoose: (place: ContentPlace) => void) {
  const [chosen, setChosen] = useState<Chosen>();
  const drag = useRef<{ x: number; y: number }>(undefined);
  const start = (): boolean => {
    const blocks = root.current ? findBlocks(root.current) : [];
    if (blocks.length === 0) return false;
    const top = root.current?.getBoundingClientRect().top ?? 0;
    const index = blocks.findIndex((block) => getBox(block).bottom > top + 40);
    setChosen({ blocks, index: Math.max(0, index) });
    return true;
  };
  const cancel = () => setChosen(undefined);
  const choose = (place: FoundPlace | undefined, region?: Region) => {
    if (!place || !root.current) return;
    cancel();
    onChoose('range' in place ? findRangePlace(root.current, place.range) : findPicturePlace(place.element, region));
  };
  const move = (step: number) => {
    if (!chosen) return;
    const index = Math.max(0, Math.min(chosen.index + step, chosen.blocks.length - 1));
    const block = chosen.blocks[index];
    if (block) reveal(block);
    setChosen({ blocks: chosen.blocks, index });
  };
  const place = chosen?.blocks[chosen.index];
  const at = (event: PointerEvent) => chosen?.blocks.findLastIndex((block) => contains(getBox(block), event)) ?? -1;
  const handlers: Choice['handlers'] = {
    onPointerDown: (event) => {
      const index = at(event);
      if (!chosen || index < 0) return;
      event.preventDefault();
      drag.current = { x: event.clientX, y: event.clientY };
      setChosen({ blocks: chosen.blocks, index });
    },
    onPointerMove: (event) => {
      const from = drag.current;
      if (!(chosen && from && place && 'element' in place)) return;
      setChosen({ ...chosen, region: findRegion(place.element, from, { x: event.clientX, y: event.clientY }) });
    },
    onPointerUp: () => {
      if (drag.current) choose(place, chosen?.region);
      drag.current = undefined;
    },
  };
  const position = chosen ? `${chosen.index + 1} of ${chosen.blocks.length}` : '';
  const choice: Choice | undefined = place && {
    place,
    region: chosen?.region,
    position,
    move,
    cancel,
    handlers,
    choose: () => choose(place, chosen?.region),
  };
  return { choice, start };
}

function reveal(place: FoundPlace): void {
  const { startContainer } = 'range' in place ? place.range : { startContainer: place.element };
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  element?.scrollIntoView({ block: 'nearest' });
}

function contains({ left, right, top, bottom }: DOMRect, { clientX, clientY }: PointerEvent): boolean {
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/**
 * Returns the region drawn on a page or picture, in fractions of its size. Returns undefined if the movement is too small for a
 * drag.
 */
function findRegion(picture: HTMLElement, from: { x: number; y: number }, to: typeof from): Region | undefined {
  if (Math.abs(to.x - from.x) < MIN_DRAG_PX || Math.abs(to.y - from.y) < MIN_DRAG_PX) return undefined;
  const { left, top, width, height } = picture.getBoundingClientRect();
  const share = (value: number, start: number, size: number) => Math.max(0, Math.min((value - start) / size, 1));
  const [x1 = 0, x2 = 0] = [share(from.x, left, width), share(to.x, left, width)].toSorted((a, b) => a - b);
  const [y1 = 0, y2 = 0] = [share(from.y, top, height), share(to.y, top, height)].toSorted((a, b) => a - b);
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return { x: round(x1), y: round(y1), width: round(x2 - x1), height: round(y2 - y1) };
}
