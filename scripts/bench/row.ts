import { z } from 'zod';

/** One measured number and what it is held against. */
export const benchRow = z.strictObject({
  /** What was measured, with the size it was measured at; no two rows share a name. */
  name: z.string(),
  value: z.number(),
  /** Unit of the value and of the peer's. */
  unit: z.string(),
  /** The same, measured in the same run on something to compare with: another server, a tenth of the size, the disk. */
  peer: z.strictObject({ name: z.string(), value: z.number() }).nullable(),
  /** The value over the peer's. */
  ratio: z.number().nullable(),
  /** The target in words. */
  target: z.string(),
  /** Whether the target is met. */
  ok: z.boolean(),
});

export type BenchRow = z.infer<typeof benchRow>;
