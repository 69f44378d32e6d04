import calendarDocument from '@rotunda/api-client/openapi/calendar.openapi.json' with { type: 'json' };
import driveDocument from '@rotunda/api-client/openapi/drive.openapi.json' with { type: 'json' };
import scriptDocument from '@rotunda/api-client/openapi/script.openapi.json' with { type: 'json' };
import type { ServiceName } from '@rotunda/api-client/operation-descriptor';
import type { DocumentSchema } from '#core/schemas/document-schemas.ts';

/** The parts of an OpenAPI operation that are used here. */
export type DocumentOperation = {
  operationId: string;
  summary: string;
  parameters?: { name: string; in: string; description?: string; schema: DocumentSchema }[];
};

/** An OpenAPI document. */
export type ServiceDocument = {
  info: { title: string; version: string };
  paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  components: { schemas: Readonly<Record<string, DocumentSchema>> };
};

/** The OpenAPI documents by service. */
export const serviceDocuments: Readonly<Record<ServiceName, ServiceDocument>> = {
  script: scriptDocument,
  calendar: calendarDocument,
  drive: driveDocument,
};

/** Returns the service with this name, if it exists. */
export function findServiceName(name: string): ServiceName | undefined {
  return name === 'script' || name === 'calendar' || name === 'drive' ? name : undefined;
}

/** Returns the operations of a document by ID. */
export function listDocumentOperations({ paths }: ServiceDocument): Map<string, DocumentOperation> {
  const listed = Object.values(paths).flatMap((methods) => Object.values(methods).filter(isOperation));
  return new Map(listed.map((operation) => [operation.operationId, operation]));
}

function isOperation(value: unknown): value is DocumentOperation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}
