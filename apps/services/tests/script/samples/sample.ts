/** A script and what its function `main` returns. */
export type Sample = { name: string; code: string; result: unknown };
