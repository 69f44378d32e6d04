import { DOCUMENT_FORMATS } from '@rotunda/api-client/document-formats';
import { operationQuery } from '#shared/api/operation-query.ts';

/** Formats that the service makes of documents, by the type of the document. They change rarely. */
export const exportFormatsQuery = {
  ...operationQuery('drive.about.get', { fields: 'exportFormats' }),
  staleTime: 3_600_000,
};

/** How a format is called; one that is not known here as the service names it. */
export function formatLabel(mimeType: string): string {
  return DOCUMENT_FORMATS[mimeType]?.label ?? mimeType;
}

/** Types to choose from: the first one of those that are the same format under several names. */
export function offeredTypes(types: readonly string[]): string[] {
  return types.filter((type, index) => types.findIndex((other) => formatLabel(other) === formatLabel(type)) === index);
}

/** The name of what is exported: that of the document, with the ending of the format. */
export function exportName(name: string, mimeType: string): string {
  const extension = DOCUMENT_FORMATS[mimeType]?.extension;
  return extension === undefined || name.toLowerCase().endsWith(`.${extension}`) ? name : `${name}.${extension}`;
}
