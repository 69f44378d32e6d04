import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { documentSchemas } from '#core/schemas/document-schemas.ts';

/**
 * The mask that stands in for an absent `fields`, by the schema of the response (`x-default-fields` of its document);
 * undefined when the whole response is sent.
 */
export function defaultFields(service: ServiceName, responseSchema: string): string | undefined {
  return documentSchemas[service][responseSchema]?.['x-default-fields'];
}
