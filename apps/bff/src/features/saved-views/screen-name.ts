import { z } from 'zod';

/** The name of a console screen. */
export const screenName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'is not the name of a screen');
