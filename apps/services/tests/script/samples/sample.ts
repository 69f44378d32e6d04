/** A script, and the expected return value of its function `main`. */
export type Sample = { name: string; code: string; result: unknown };
