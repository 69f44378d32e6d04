import { z } from 'zod';
import { FETCH_METHODS } from './script-fetcher.ts';
import { createServiceFunction } from './service-function.ts';

const name = z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/);
const request = z.object({
  url: z.string().max(2_048),
  method: z.enum(FETCH_METHODS),
  headers: z.record(name, z.string().regex(/^[^\r\n\0]*$/)),
  base64: z.string().nullable(),
  followRedirects: z.boolean(),
});

/** The part of `UrlFetchApp` outside the sandbox. */
export const fetchFunctions = {
  'fetch.fetch': createServiceFunction(z.tuple([request]), (run, [wanted]) => run.fetcher.fetch(wanted)),
};
