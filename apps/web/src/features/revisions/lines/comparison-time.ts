/** How long two long texts are compared. */
export const MAX_COMPARISON_SECONDS = 10;
