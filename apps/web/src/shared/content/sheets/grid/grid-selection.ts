import type { MergedCells } from '@rotunda/document-formats/compact-sheet';
import type { KeyboardEvent, PointerEvent } from 'react';
import { type GridBounds, type GridPlace, getAnchor, movePlace } from './grid-place.ts';

/** The current cell, and the opposite corner of the selection. */
export type GridSelection = { active: GridPlace; corner: GridPlace };

/** An area of a grid, with inclusive ends. */
export type GridArea = { top: number; left: number; bottom: number; right: number };

/** Returns the selected area. */
export function toArea({ active, corner }: GridSelection): GridArea {
  return {
    top: Math.min(active.row, corner.row),
    left: Math.min(active.column, corner.column),
    bottom: Math.max(active.row, corner.row),
    right: Math.max(active.column, corner.column),
  };
}

type SelectionOptions = {
  selection: GridSelection;
  onSelect: (selection: GridSelection) => void;
  bounds: GridBounds;
  merged: readonly MergedCells[];
  reveal: (place: GridPlace) => void;
  onCopy: () => void;
};

/** Returns the handlers for selecting cells with keys and presses. */
export function createSelectionHandlers({ selection, onSelect, bounds, merged, reveal, onCopy }: SelectionOptions) {
  const select = (active: GridPlace, isExtended: boolean) =>
    onSelect({ active, corner: isExtended ? selection.corner : active });
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey) return;
      const isCtrl = event.ctrlKey || event.metaKey;
      if (isCtrl && event.key.toLowerCase() === 'c') {
        event.preventDefault();
        onCopy();
      }
      const next = movePlace({ key: event.key, isCtrl }, selection.active, bounds, merged);
      if (!next) return;
      event.preventDefault();
      select(next, event.shiftKey);
      reveal(next);
    },
    onPointerDown: (event: PointerEvent) => {
      const place = event.button === 0 ? findPlace(event.target) : undefined;
      if (place) select(getAnchor(place, merged), event.shiftKey);
    },
  };
}

function findPlace(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null;
  const row = cell?.closest('[role=row]')?.getAttribute('aria-rowindex');
  return cell && row ? { row: Number(row) - 2, column: Number(cell.dataset.column) } : undefined;
}
