import { findJsonAmbiguity, type JsonAmbiguity } from '@rotunda/api-client/json-ambiguity';
import { ProblemError } from '#domain/problem.ts';

const DETAILS: Readonly<Record<JsonAmbiguity, string>> = {
  duplicateName: 'body: two members of an object have the same name.',
  unpairedSurrogate: 'body: a text contains an unpaired surrogate.',
};

/** Parses JSON. Throws 400 for a text that programs read differently, and SyntaxError for one that is not JSON. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const ambiguity = findJsonAmbiguity(text, value);
  if (ambiguity) throw new ProblemError('bad_request', { detail: DETAILS[ambiguity] });
  return value;
}
