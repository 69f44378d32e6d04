import { z } from 'zod';

const schema = z.object({ writers: z.array(z.string()) });

/** The writers whose chains a record of the action `audit.forget` says have been removed. */
export function purgedWriters(details: string): string[] {
  const parsed = schema.safeParse(JSON.parse(details));
  return parsed.success ? parsed.data.writers : [];
}
