import { z } from 'zod';

const schema = z.object({ writers: z.array(z.string()) });

/** Returns the writers whose chains were removed according to a record of the action `audit.forget`. */
export function readPurgedWriters(details: string): string[] {
  const parsed = schema.safeParse(JSON.parse(details));
  return parsed.success ? parsed.data.writers : [];
}
