import { z } from 'zod';

/** A variable that is a whole number in decimal digits, and nothing else: neither spaces nor another base count. */
export function wholeNumber(min: number, max: number) {
  return z
    .string()
    .regex(/^-?\d+$/, 'is not a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));
}
