const MAX_REMEMBERED = 200; // Approvals. The least recently viewed ones are discarded.

/** How an approval was viewed: the version, the comparison view and the scroll positions. */
export type ReviewViewState = {
  search?: Readonly<Record<string, unknown>>;
  scrolled?: ReadonlyMap<string, { topPx: number; leftPx: number }>;
};

const statesByApp = new WeakMap<object, Map<string, ReviewViewState>>();

/** Returns how an approval was last viewed in this visit. `app` is the router of the open console. */
export function readReviewViewState(app: object, key: string): ReviewViewState {
  return statesByApp.get(app)?.get(key) ?? {};
}

/** Stores how an approval is viewed. */
export function storeReviewViewState(app: object, key: string, change: ReviewViewState): void {
  const places = statesByApp.get(app) ?? new Map<string, ReviewViewState>();
  statesByApp.set(app, places);
  const place = { ...readReviewViewState(app, key), ...change };
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MAX_REMEMBERED && oldest !== undefined) places.delete(oldest);
}
