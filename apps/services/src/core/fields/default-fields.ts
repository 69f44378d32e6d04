import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import { documentSchemas } from '#core/schemas/document-schemas.ts';

/**
 * Returns the default mask if `fields` is missing, by response schema (`x-default-fields` of its document). Returns undefined if
 * the whole response is sent.
 */
export function listDefaultFields(service: ServiceName, responseSchema: string): string | undefined {
  return documentSchemas[service][responseSchema]?.['x-default-fields'];
}
