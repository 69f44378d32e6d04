import { catchOnly } from './catch-only.ts';

/** Parses a JSON text. Returns undefined if there is no text or it is not JSON. */
export function parseJson(text: string | null | undefined): unknown {
  return text === null || text === undefined ? undefined : catchOnly(SyntaxError, () => JSON.parse(text));
}
