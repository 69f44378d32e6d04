const MAX_REMEMBERED = 200; // Those that were left longest ago are forgotten.

/** How an approval was viewed: the version, the comparison view and the scroll positions. */
export type DeskPlace = {
  search?: Readonly<Record<string, unknown>>;
  scrolled?: ReadonlyMap<string, { topPx: number; leftPx: number }>;
};

const placesByApp = new WeakMap<object, Map<string, DeskPlace>>();

/** Returns how an approval was last viewed in this visit. `app` is the router of the open console. */
export function readDeskPlace(app: object, key: string): DeskPlace {
  return placesByApp.get(app)?.get(key) ?? {};
}

/** Stores how an approval is viewed. */
export function noteDeskPlace(app: object, key: string, change: DeskPlace): void {
  const places = placesByApp.get(app) ?? new Map<string, DeskPlace>();
  placesByApp.set(app, places);
  const place = { ...readDeskPlace(app, key), ...change };
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MAX_REMEMBERED && oldest !== undefined) places.delete(oldest);
}
