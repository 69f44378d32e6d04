const MAX_REMEMBERED = 200; // Those that were left longest ago are forgotten.

/** How somebody looked at an approval: which version and way of comparison, and how far each part was scrolled. */
export type DeskPlace = {
  search?: Readonly<Record<string, unknown>>;
  scrolled?: ReadonlyMap<string, { topPx: number; leftPx: number }>;
};

const places = new Map<string, DeskPlace>();

/** How an approval was looked at last in this visit. */
export function readDeskPlace(key: string): DeskPlace {
  return places.get(key) ?? {};
}

/** Remembers how an approval is looked at. */
export function noteDeskPlace(key: string, change: DeskPlace): void {
  const place = { ...readDeskPlace(key), ...change };
  places.delete(key);
  places.set(key, place);
  const [oldest] = places.keys();
  if (places.size > MAX_REMEMBERED && oldest !== undefined) places.delete(oldest);
}
