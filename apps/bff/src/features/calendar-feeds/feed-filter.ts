import { z } from 'zod';

/** The maximum number of calendars in a feed. Each costs one call whenever the feed is read. */
const MAX_FEED_CALENDARS = 20;

const id = z.string().min(1).max(256);

/** The filter that selects the events of a feed. */
export const eventFilter = z.strictObject({
  calendarIds: z.array(id).min(1).max(MAX_FEED_CALENDARS),
  q: z.string().trim().min(1).max(200).optional(),
  eventTypes: z
    .array(z.enum(['birthday', 'default', 'focusTime', 'fromMail', 'outOfOffice', 'workingLocation']))
    .min(1)
    .max(6)
    .optional(),
});

export type EventFilter = z.infer<typeof eventFilter>;
