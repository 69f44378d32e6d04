import { z } from 'zod';

/** Returns the schema of a variable with a decimal integer. Rejects spaces and other bases. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^-?\d+$/, 'is not a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
}
