import { type RefObject, useEffect, useState } from 'react';

/** The selection in the content, and the position of its end within the content in pixels. */
type Selected = { range: Range; leftPx: number; topPx: number };

/** Returns the selected text in the content. Returns undefined if none exists. */
export function useSelectedPlace(root: RefObject<HTMLElement | null>): Selected | undefined {
  const [selected, setSelected] = useState<Selected>();
  useEffect(() => {
    const follow = () => setSelected(readSelection(root.current));
    document.addEventListener('selectionchange', follow);
    const frame = root.current;
    frame?.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      document.removeEventListener('selectionchange', follow);
      frame?.removeEventListener('scroll', follow, { capture: true });
    };
  }, [root]);
  return selected;
}

function readSelection(root: HTMLElement | null): Selected | undefined {
  const selection = getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer) || range.toString().trim() === '') return undefined;
  const frame = root.getBoundingClientRect();
  const last = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  return {
    range: range.cloneRange(),
    leftPx: Math.max(8, Math.min(last.right - frame.left, frame.width - 160)),
    topPx: Math.max(8, Math.min(last.bottom - frame.top + 6, frame.height - 44)),
  };
}
