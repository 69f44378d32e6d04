import { isRecord } from '@rotunda/api-client/is-record';
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { type DocumentSchema, documentSchemas, resolveReference } from './document-schemas.ts';
import { toBoolean } from './to-boolean.ts';

/**
 * Normalises a request body as the public JSON parser does: null becomes a missing field, strings are accepted for numbers and
 * booleans, numbers for int64, and arrays of one element for scalars. Other values are not changed. `storesNulls` retains null,
 * for requests in which it clears a field. Null is always retained in maps with client-defined names.
 */
export function normalizeBody(
  service: ServiceName,
  schemaName: string,
  body: unknown,
  { storesNulls }: { storesNulls: boolean },
): unknown {
  return normalize(documentSchemas[service][schemaName] ?? {}, body);

  function normalize(reference: DocumentSchema, value: unknown): unknown {
    const schema = resolveReference(service, reference);
    switch (schema.type) {
      case 'object':
        return isRecord(value) ? normalizeObject(schema, value) : value;
      case 'array':
        return Array.isArray(value) ? value.map((element) => normalize(schema.items ?? {}, element)) : value;
      default:
        return toScalar(schema, value);
    }
  }

  function normalizeObject({ properties = {}, additionalProperties }: DocumentSchema, value: object): object {
    const below = typeof additionalProperties === 'object' ? additionalProperties : {};
    const entries = Object.entries(value).flatMap(([name, member]): [string, unknown][] => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (member === null) return schema && !storesNulls ? [] : [[name, null]];
      return [[name, normalize(schema ?? below, member)]];
    });
    return Object.fromEntries(entries);
  }
}

function toScalar({ type, format }: DocumentSchema, given: unknown): unknown {
  if (typeof type !== 'string') return given;
  const value = Array.isArray(given) && given.length === 1 ? given[0] : given;
  if (typeof value === 'string') {
    if (type === 'boolean') return toBoolean(value) ?? given;
    if (type === 'integer' || type === 'number') return toNumber(type, value) ?? given;
  }
  if (type === 'string' && format === 'int64' && Number.isSafeInteger(value)) return String(value);
  return typeof value === 'object' ? given : value;
}

function toNumber(type: 'integer' | 'number', text: string): number | undefined {
  const isNumber = type === 'integer' ? /^-?\d+$/.test(text) : /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text);
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : undefined;
}
