import type { components as CalendarComponents, operations as CalendarOperations } from './generated/calendar.gen.ts';
import type { components as DriveComponents, operations as DriveOperations } from './generated/drive.gen.ts';
import type { OperationId } from './generated/operations.gen.ts';
import type { components as ScriptComponents, operations as ScriptOperations } from './generated/script.gen.ts';

/** Resource types of the scripting service, by schema name. */
export type ScriptSchemas = ScriptComponents['schemas'];
/** Resource types of the calendar service, by schema name. */
export type CalendarSchemas = CalendarComponents['schemas'];
/** Resource types of the file storage service, by schema name. */
export type DriveSchemas = DriveComponents['schemas'];

type Operations = ScriptOperations & CalendarOperations & DriveOperations;

type Defined<T> = T extends undefined ? never : T;
type Section<T, Key extends string> = T extends { [K in Key]?: infer Value }
  ? [Defined<Value>] extends [never]
    ? unknown
    : Defined<Value>
  : unknown;

/** Parameters accepted by every operation. */
export type SystemParams = {
  /** Selects fields of the response. See the services' `fields` grammar. */
  fields?: string;
};

/** Path and query parameters of an operation, in one flat record. */
export type ParamsOf<Id extends OperationId> = Section<Operations[Id]['parameters'], 'path'> &
  Section<Operations[Id]['parameters'], 'query'> &
  SystemParams;

type JsonContent<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;

/** JSON request body of an operation. `undefined` if it has none. */
export type BodyOf<Id extends OperationId> = Operations[Id] extends { requestBody?: infer Body }
  ? [Defined<Body>] extends [never]
    ? undefined
    : JsonContent<Defined<Body>>
  : undefined;

/** JSON response body of an operation. `undefined` if a successful response has none. */
export type ResponseOf<Id extends OperationId> = Operations[Id]['responses'] extends { 200: infer Success }
  ? JsonContent<Success>
  : undefined;
