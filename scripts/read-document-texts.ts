import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A text of an OpenAPI document, with the JSON pointer of its object. */
export type DocumentText = {
  kind: 'summary' | 'description' | 'response';
  text: string;
  place: string;
  /** Whether it describes a boolean. */
  isBoolean: boolean;
};

const RESPONSE = /\/responses\/\w+$/;
const node = z.looseObject({ type: z.unknown().optional(), schema: z.unknown().optional() });

/** Returns the summaries and descriptions of an OpenAPI document. */
export function readDocumentTexts(name: string): DocumentText[] {
  const url = new URL(`../packages/api-client/openapi/${name}.openapi.json`, import.meta.url);
  return toTexts(JSON.parse(readFileSync(url, 'utf8')), name);
}

function toTexts(value: unknown, place: string): DocumentText[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => toTexts(item, `${place}/${index}`));
  const { success, data } = node.safeParse(value);
  if (!success) return [];
  const isBoolean = data.type === 'boolean' || node.safeParse(data.schema).data?.type === 'boolean';
  return Object.entries(data).flatMap(([key, child]): DocumentText[] => {
    if (typeof child !== 'string') return toTexts(child, `${place}/${key}`);
    if (key === 'summary') return [{ kind: key, text: child, place, isBoolean }];
    if (key !== 'description') return [];
    return [{ kind: RESPONSE.test(place) ? 'response' : key, text: child, place, isBoolean }];
  });
}
