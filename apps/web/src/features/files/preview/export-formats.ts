import { DOCUMENT_FORMATS } from '@rotunda/api-client/document-formats';
import { operationQuery } from '#shared/api/operation-query.ts';

/** The query of the service's export formats, by document type. They change rarely. */
export const exportFormatsQuery = {
  ...operationQuery('drive.about.get', { fields: 'exportFormats' }),
  staleTime: 3_600_000,
};

/** Returns the label of a format. Unknown formats keep the service's name. */
export function formatLabel(mimeType: string): string {
  return DOCUMENT_FORMATS[mimeType]?.label ?? mimeType;
}

/** Returns the types to choose from. Of several names for the same format, keeps the first. */
export function listOfferedTypes(types: readonly string[]): string[] {
  return types.filter((type, index) => types.findIndex((other) => formatLabel(other) === formatLabel(type)) === index);
}

/** Returns the file name of an export: the document name with the extension of the format. */
export function exportName(name: string, mimeType: string): string {
  const extension = DOCUMENT_FORMATS[mimeType]?.extension;
  return extension === undefined || name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}
