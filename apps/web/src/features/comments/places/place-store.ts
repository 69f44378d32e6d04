import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import type { ContentPlace } from './content-place.ts';

/** What becomes of a place that was asked for: it is looked for, shown, or not in the content any more. */
type ShownPlace = { commentId: string; place: ContentPlace; state: 'sought' | 'shown' | 'missing' };

type PlaceState = {
  fileId: string;
  /** The place that a comment is being written about. */
  draft?: ContentPlace | undefined;
  /** The revision of the file that the place is in. */
  revisionId?: string | undefined;
  /** The place that a thread leads to. */
  shown?: ShownPlace | undefined;
  /** Whether a place is being chosen. */
  isChoosing?: boolean;
  /** Whether the content is on the screen. */
  hasContent?: boolean;
};

const store = createExternalStore<PlaceState>({ fileId: '' });

/** Follows the places in the content of a file that comments are about. */
export function usePlaces(fileId: string): PlaceState {
  const state = useExternalStore(store);
  return state.fileId === fileId ? state : { fileId };
}

/** Changes what is known of the places of a file; those of another one are forgotten. */
export function changePlaces(fileId: string, change: Omit<Partial<PlaceState>, 'fileId'>): void {
  const state = store.get();
  store.set({ ...(state.fileId === fileId ? state : { fileId }), ...change });
}

/** Leads to the place of a comment. */
export function showPlace(fileId: string, commentId: string, place: ContentPlace): void {
  changePlaces(fileId, { shown: { commentId, place, state: 'sought' } });
}
