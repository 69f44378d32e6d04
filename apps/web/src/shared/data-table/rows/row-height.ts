import type { Density } from '#shared/preferences/preferences.ts';

/** Height of a row by density, in pixels. */
export const ROW_HEIGHT_PX: Readonly<Record<Density, number>> = { compact: 28, default: 36, relaxed: 44 };

/** Height of a row of one line on narrow screens, where a finger has to find it: whatever the density. */
export const NARROW_ROW_PX = 44;

/** Height of a row with a second line, on narrow screens. */
export const CARD_HEIGHT_PX = 56;
