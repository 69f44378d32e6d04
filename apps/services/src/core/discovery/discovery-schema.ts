import type { DocumentSchema } from '#core/schemas/document-schemas.ts';

/** A schema in a discovery document: JSON Schema draft 3 with names instead of references. */
export type DiscoverySchema = { [keyword: string]: unknown };

/** Converts an OpenAPI schema to a discovery document schema. */
export function toDiscoverySchema(schema: DocumentSchema): DiscoverySchema {
  const { $ref, items, properties, additionalProperties, description, readOnly, deprecated } = schema;
  const common = { ...(description !== undefined && { description }), ...(readOnly && { readOnly }) };
  if ($ref) return { $ref: $ref.split('/').at(-1), ...common };
  return {
    ...toDiscoveryType(schema),
    ...common,
    ...(deprecated === true && { deprecated }),
    ...(items && { items: toDiscoverySchema(items) }),
    ...(properties && { properties: mapSchemas(properties) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: toDiscoverySchema(additionalProperties) }),
    ...(additionalProperties === true && { additionalProperties: { type: 'any' } }),
  };
}

type ValueSchema = {
  type?: unknown;
  format?: string | undefined;
  enum?: readonly unknown[] | undefined;
  default?: unknown;
  minimum?: unknown;
  maximum?: unknown;
};

/** Converts the type, format and values of a schema. Values are strings in a discovery document. */
export function toDiscoveryType(schema: ValueSchema): DiscoverySchema {
  const { type, format, enum: values, default: preset, minimum, maximum } = schema;
  const numberFormat = type === 'integer' ? 'int32' : type === 'number' ? 'double' : undefined;
  return {
    type: typeof type === 'string' ? type : 'any',
    ...((format ?? numberFormat) && { format: format ?? numberFormat }),
    ...(values && { enum: values, enumDescriptions: values.map(() => '') }),
    ...(preset !== undefined && { default: String(preset) }),
    ...(minimum !== undefined && { minimum: String(minimum) }),
    ...(maximum !== undefined && { maximum: String(maximum) }),
  };
}

function mapSchemas(schemas: Readonly<Record<string, DocumentSchema>>): Record<string, DiscoverySchema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toDiscoverySchema(schema)]));
}
