import { catchOnly } from './catch-only.ts';

/** The value of a JSON text; undefined when there is no text or it is not JSON. */
export function parseJson(text: string | null | undefined): unknown {
  return text === null || text === undefined ? undefined : catchOnly(SyntaxError, () => JSON.parse(text));
}
