import { z } from 'zod';

/** A measured number, and its target. */
export const benchRow = z.strictObject({
  /** The name of the measurement, including its size. Unique among rows. */
  name: z.string(),
  value: z.number(),
  /** The unit of both values. */
  unit: z.string(),
  /** The same measurement of something comparable in the same run: another server, a tenth of the size, the disk. */
  peer: z.strictObject({ name: z.string(), value: z.number() }).nullable(),
  /** The ratio of the value to the peer's value. */
  ratio: z.number().nullable(),
  /** The target in words. */
  target: z.string(),
  /** Whether the target is met. */
  ok: z.boolean(),
});

export type BenchRow = z.infer<typeof benchRow>;
