import type { Density } from '#shared/preferences/preferences.ts';

/** The row height by density, in pixels. */
export const ROW_HEIGHT_PX: Readonly<Record<Density, number>> = { compact: 28, default: 36, relaxed: 44 };

/** The height of a single-line row on narrow screens, large enough for touch regardless of the density. */
export const NARROW_ROW_PX = 44;

/** Height of a row with a second line, on narrow screens. */
export const CARD_HEIGHT_PX = 56;
