import calendarDocument from '@rotunda/api-client/openapi/calendar.openapi.json' with { type: 'json' };
import driveDocument from '@rotunda/api-client/openapi/drive.openapi.json' with { type: 'json' };
import scriptDocument from '@rotunda/api-client/openapi/script.openapi.json' with { type: 'json' };
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';

/** The parts of an OpenAPI schema that are used here. */
export type DocumentSchema = {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  readOnly?: boolean;
  items?: DocumentSchema;
  properties?: Record<string, DocumentSchema>;
  additionalProperties?: boolean | DocumentSchema;
  /** The default mask if `fields` is missing. */
  'x-default-fields'?: string;
};

/** The schemas of each service's document, by name. */
export const documentSchemas: Readonly<Record<ServiceName, Readonly<Record<string, DocumentSchema>>>> = {
  script: scriptDocument.components.schemas,
  calendar: calendarDocument.components.schemas,
  drive: driveDocument.components.schemas,
};

/** Resolves the references of a schema, through any number of levels. Returns the schema itself if it has no reference. */
export function resolveReference(service: ServiceName, schema: DocumentSchema): DocumentSchema {
  if (!schema.$ref) return schema;
  return resolveReference(service, documentSchemas[service][schema.$ref.split('/').at(-1) ?? ''] ?? {});
}
