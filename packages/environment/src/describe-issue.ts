import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;
type Issue = z.core.$ZodIssue;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an email address',
  url: 'must be a URL',
  uuid: 'must be a UUID',
  datetime: 'must be a date and time, like 2026-11-28T09:00:00Z',
  date: 'must be a date, like 2026-11-28',
  time: 'must be a time, like 09:00',
};
const MAX_NAMES = 5;
const MAX_NAME_CHARACTERS = 64;

/**
 * Describes what is wrong with a value, in words that follow its name: `is required`. Pass it as `error` to a schema. Messages of
 * the schema itself take precedence.
 */
export function describeIssue(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${toTypeName(issue.expected)}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be ${toChoice(issue.values)}`;
    case 'too_small':
      return describeMinimum(issue);
    case 'too_big':
      return `${bound(issue.origin, 'at most', issue)}${unit(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'has an invalid format';
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `does not accept ${toNames(issue.keys)}`;
    case 'invalid_union':
      return describeUnion(issue);
    case 'invalid_key':
      return 'has an invalid name';
    default:
      return 'is not valid';
  }
}

function toTypeName(expected: string): string {
  return TYPES[expected] ?? expected;
}

function toChoice(values: readonly unknown[]): string {
  return values.length === 1 ? String(values[0]) : `one of ${values.map(String).join(', ')}`;
}

function describeMinimum(issue: Extract<RawIssue, { code: 'too_small' }>): string {
  const { origin, minimum } = issue;
  if (minimum === 1 && !issue.exact && isCounted(origin)) return 'must not be empty';
  return `${bound(origin, 'at least', issue)}${unit(origin, minimum)}`;
}

type Bound = { minimum?: unknown; maximum?: unknown; inclusive?: boolean; exact?: boolean };

function bound(origin: string, side: 'at least' | 'at most', { minimum, maximum, inclusive, exact }: Bound): string {
  const limit = String(side === 'at least' ? minimum : maximum);
  if (isCounted(origin)) return `must have ${exact ? 'exactly' : side} ${limit}`;
  if (inclusive === false) return `must be ${side === 'at least' ? 'more' : 'less'} than ${limit}`;
  return `must be ${side} ${limit}`;
}

function isCounted(origin: string): boolean {
  return origin === 'string' || origin === 'array' || origin === 'set' || origin === 'map';
}

function unit(origin: string, count: unknown): string {
  if (!isCounted(origin)) return '';
  const name = origin === 'string' ? 'character' : 'element';
  return ` ${name}${Number(count) === 1 ? '' : 's'}`;
}

function toNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => name.slice(0, MAX_NAME_CHARACTERS));
  return [...shown, ...(names.length > MAX_NAMES ? ['…'] : [])].join(', ');
}

/** Describes the first fault within the alternative of the right type. Without one, lists the types of all alternatives. */
function describeUnion(issue: Extract<RawIssue, { code: 'invalid_union' }>): string {
  if (issue.input === undefined) return 'is required';
  const options: unknown = Reflect.get(issue, 'options');
  if (issue.discriminator !== undefined)
    return Array.isArray(options) ? `must be ${toChoice(options)}` : 'is not valid';
  const alternatives: readonly (readonly Issue[])[] = issue.errors;
  const inner = alternatives.find(([first]) => first && !isOfOtherType(first))?.[0];
  if (inner) return inner.path.length === 0 ? inner.message : `is not valid: ${inner.path.join('.')} ${inner.message}`;
  const types = alternatives.flatMap(([first]) => (first?.code === 'invalid_type' ? [toTypeName(first.expected)] : []));
  return `must be ${[...new Set(types)].join(' or ')}`;
}

function isOfOtherType({ code, path }: Issue): boolean {
  return code === 'invalid_type' && path.length === 0;
}
