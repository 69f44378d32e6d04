import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssue } from './describe-issue.ts';

const describe = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: describeIssue }).error?.issues.map(({ message }) => message);

test.each<[message: string, schema: z.ZodType, value: unknown]>([
  ['is required', z.string(), undefined],
  ['is required', z.enum(['a', 'b']), undefined],
  ['is required', z.union([z.string(), z.number()]), undefined],
  ['must be a text', z.string(), 1],
  ['must be a number', z.coerce.number(), 'x'],
  ['must be a whole number', z.number().int(), 1.5],
  ['must be true or false', z.boolean(), null],
  ['must be a list', z.array(z.string()), {}],
  ['must be an object', z.object({}), []],
  ['must be an object', z.record(z.string(), z.string()), 'x'],
  ['must be a text or a number', z.union([z.string(), z.number()]), {}],
  ['must not be empty', z.string().min(1), ''],
  ['must not be empty', z.array(z.string()).min(1), []],
  ['must have at least 2 characters', z.string().min(2), 'a'],
  ['must have at most 1 character', z.string().max(1), 'ab'],
  ['must have exactly 2 elements', z.array(z.string()).length(2), []],
  ['must have at most 1 element', z.array(z.string()).max(1), ['a', 'b']],
  ['must be at least 1', z.number().min(1), 0],
  ['must be at most 9', z.number().max(9), 10],
  ['must be more than 0', z.number().positive(), 0],
  ['must be a multiple of 5', z.number().multipleOf(5), 3],
  ['must be one of a, b', z.enum(['a', 'b']), 'c'],
  ['must be a', z.literal('a'), 'b'],
  [
    'must be one of a, b',
    z.discriminatedUnion('k', [z.object({ k: z.literal('a') }), z.object({ k: z.literal('b') })]),
    {},
  ],
  ['is not valid: a must be a text', z.union([z.string(), z.object({ a: z.string() })]), { a: 1 }],
  ['does not accept b, c', z.strictObject({}), { b: 1, c: 1 }],
  ['must be an email address', z.email(), 'x'],
  ['must be a URL', z.url(), 'x'],
  ['must be a date and time, like 2026-11-28T09:00:00Z', z.iso.datetime(), 'x'],
  ['must be a date, like 2026-11-28', z.iso.date(), 'x'],
  ['has an invalid format', z.string().regex(/^a$/), 'b'],
  ['is not valid', z.string().refine(() => false), 'b'],
  ['is not a colour', z.string().refine(() => false, 'is not a colour'), 'b'],
])('a value %s', (message, schema, value) => expect(describe(schema, value)).toEqual([message]));
