const MAX_REMEMBERED = 200; // Those that were left longest ago are forgotten.

/** How somebody looked at an approval: which version and way of comparison, and how far each part was scrolled. */
export type DeskPlace = {
  search?: Readonly<Record<string, unknown>>;
  scrolled?: ReadonlyMap<string, { topPx: number; leftPx: number }>;
};

const placesByApp = new WeakMap<object, Map<string, DeskPlace>>();

/** How an approval was looked at last in this visit. `app` is the router of the console that is open. */
export function readDeskPlace(app: object, key: string): DeskPlace {
  return placesByApp.get(app)?.get(key) ?? {};
}

/** Remembers how an approval is looked at. */
export function noteDeskPlace(app: object, key: string, change: DeskPlace): void {
  const places = placesByApp.get(app) ?? new Map<string, DeskPlace>();
  placesByApp.set(app, places);
  const place = { ...readDeskPlace(app, key), ...change };
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MAX_REMEMBERED && oldest !== undefined) places.delete(oldest);
}
