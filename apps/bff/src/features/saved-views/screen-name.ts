import { z } from 'zod';

/** Name of a screen among those of the console. */
export const screenName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'is not the name of a screen');
