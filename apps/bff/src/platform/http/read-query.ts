import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from './context.ts';
import { validate } from './validate.ts';

/** For every list of the BFF. The OpenAPI document repeats both values. */
export const DEFAULT_PAGE_SIZE = 50;
export const MAX_PAGE_SIZE = 200;

/** The `pageSize` parameter. */
export const pageSize = z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE);

/** An instant in a query, in Unix milliseconds. */
export const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

/** A boolean in a query. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Parses the query of a request with a schema. Repeated parameters become lists. Throws 400 `bad_query`. */
export function readQuery<T>(context: Context<AppEnv>, schema: z.ZodType<T>): T {
  const given = Object.entries(context.req.queries());
  const query = Object.fromEntries(given.map(([name, values]) => [name, values.length === 1 ? values[0] : values]));
  return validate(schema, query, { name: 'query', code: 'bad_query' });
}
