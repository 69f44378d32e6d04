import { type RefObject, useEffect, useState } from 'react';
import { findShownSheet, requestCell } from '#shared/content/sheets/model/shown-sheet.ts';
import type { ContentPlace, Region } from './content-place.ts';
import { type FoundPlace, findEditorHost, findPlace } from './find-place.ts';
import { changePlaces, usePlaces } from './place-store.ts';

const QUIET_MS = 1_500; // Content that has not changed for this long counts as loaded.
const GIVE_UP_MS = 15_000;
const RETRY_MS = 150;

/**
 * Returns the position of the selected thread in the content. Scrolls to it once the content is loaded, or reports that it is
 * missing.
 */
export function useShownPlace(root: RefObject<HTMLElement | null>, fileId: string) {
  const { shown } = usePlaces(fileId);
  const [found, setFound] = useState<{ place: FoundPlace; region: Region | undefined }>();
  const sought = shown?.state === 'sought' ? shown : undefined;
  useEffect(() => {
    const content = root.current;
    if (!content || !sought) return undefined;
    const settle = (state: 'shown' | 'missing', place?: FoundPlace) => {
      setFound(place && { place, region: sought.place.region });
      changePlaces(fileId, { shown: { ...sought, state } });
    };
    return seek(content, sought.place, settle);
  }, [root, fileId, sought]);
  return shown?.state === 'shown' ? found : undefined;
}

function seek(
  content: HTMLElement,
  place: ContentPlace,
  settle: (state: 'shown' | 'missing', found?: FoundPlace) => void,
): () => void {
  const startMs = performance.now();
  let changedMs = startMs;
  let isEnded = false;
  const observer = new MutationObserver(() => {
    changedMs = performance.now();
  });
  observer.observe(content, { childList: true, subtree: true });
  const end = () => {
    isEnded = true;
    observer.disconnect();
    clearInterval(timer);
  };
  let isAsked = false;
  const look = async () => {
    // A spreadsheet only renders visible cells.
    if (!isAsked && place.cell && findShownSheet(content)) {
      requestCell(content, { sheet: place.page ?? 1, ...place.cell });
      isAsked = true;
    }
    const host = findEditorHost(content);
    const isInEditor = host && (await import('./editor-places.ts')).showInEditor(host, place);
    const found = host ? undefined : findPlace(content, place);
    if (isEnded) return;
    const nowMs = performance.now();
    const isQuiet = nowMs - changedMs > QUIET_MS && !content.querySelector('[data-loading]');
    if (found) scrollTo(found);
    if (found || isInEditor) settle('shown', found);
    else if (isQuiet || nowMs - startMs > GIVE_UP_MS) settle('missing');
    else return;
    end();
  };
  const timer = setInterval(() => void look(), RETRY_MS);
  void look();
  return end;
}

function scrollTo(found: FoundPlace): void {
  const { startContainer } = 'range' in found ? found.range : { startContainer: found.element };
  const element = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  // A long text is a single element, so the line is scrolled into view by its own bounding box.
  element?.scrollIntoView({ block: 'center', inline: 'nearest' });
  if (!('range' in found) || !element) return;
  const scroller = getScroller(element);
  const { top, height } = found.range.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  scroller.scrollTop += top + height / 2 - frame.top - frame.height / 2;
}

function getScroller(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent;
  return document.documentElement;
}
