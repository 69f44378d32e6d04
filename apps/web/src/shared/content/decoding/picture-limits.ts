/** The maximum number of pixels. Larger pictures would fill the memory of the tab when they are decoded. */
export const MAX_PIXELS = 100_000_000;
/**
 * The maximum number of rendered pixels. Larger pictures are scaled down when they are decoded, because no screen has more
 * pixels.
 */
export const MAX_DRAWN_PIXELS = 24_000_000;
