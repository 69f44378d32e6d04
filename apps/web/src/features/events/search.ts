import * as z from 'zod/mini';

/** What the address of a new event holds after its `?`. */
export const newEventSearch = z.object({
  calendar: z.catch(z.optional(z.string()), undefined),
  /** Begin and end as RFC 3339; absent for the next hour. */
  start: z.catch(z.optional(z.iso.datetime({ offset: true })), undefined),
  end: z.catch(z.optional(z.iso.datetime({ offset: true })), undefined),
  title: z.catch(z.optional(z.string()), undefined),
  /** Addresses of the guests. */
  guests: z.catch(z.optional(z.array(z.string())), undefined),
});

/** What a new event starts out with. */
export type NewEventSearch = z.infer<typeof newEventSearch>;
