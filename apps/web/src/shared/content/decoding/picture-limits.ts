/** Larger pictures would fill the memory of the tab when they are unpacked. */
export const MAX_PIXELS = 100_000_000;
/** Larger ones are made smaller as they are unpacked: no screen has more pixels. */
export const MAX_DRAWN_PIXELS = 24_000_000;
