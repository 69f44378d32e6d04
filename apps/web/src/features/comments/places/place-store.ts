import { createExternalStore, useExternalStore } from '#lib/external-store.ts';
import type { ContentPlace } from './content-place.ts';

/** The state of a requested position: it is being searched for, is shown, or no longer exists in the content. */
type ShownPlace = { commentId: string; place: ContentPlace; state: 'sought' | 'shown' | 'missing' };

type PlaceState = {
  fileId: string;
  /** The position of a comment being written. */
  draft?: ContentPlace | undefined;
  /** The revision of the file that contains the position. */
  revisionId?: string | undefined;
  /** The position of the selected thread. */
  shown?: ShownPlace | undefined;
  /** Whether a position is being selected. */
  isChoosing?: boolean;
  /** Whether the content is shown on the screen. */
  hasContent?: boolean;
};

const store = createExternalStore<PlaceState>({ fileId: '' });

/** Returns the comment positions in the content of a file. */
export function usePlaces(fileId: string): PlaceState {
  const state = useExternalStore(store);
  return state.fileId === fileId ? state : { fileId };
}

/** Changes the state of the positions in a file. Clears the state of another file. */
export function changePlaces(fileId: string, change: Omit<Partial<PlaceState>, 'fileId'>): void {
  const state = store.get();
  store.set({ ...(state.fileId === fileId ? state : { fileId }), ...change });
}

/** Shows the position of a comment. */
export function showPlace(fileId: string, commentId: string, place: ContentPlace): void {
  changePlaces(fileId, { shown: { commentId, place, state: 'sought' } });
}
