/** The time limit for comparing two long texts, in seconds. */
export const MAX_COMPARISON_SECONDS = 10;
