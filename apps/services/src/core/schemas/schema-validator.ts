import type { OperationDescriptor, ServiceName } from '@rotunda/api-client/operation-descriptor';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Violation } from '#core/errors/service-error-format.ts';
import { documentSchemas } from './document-schemas.ts';
import { normalizeBody } from './normalize-body.ts';

/** Checks values against the schemas of the OpenAPI documents. Schemas are compiled when first used. */
export class SchemaValidator {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor() {
    addFormats.default(this.#ajv, ['date-time', 'date', 'email']);
    // int64 is a whole number as text, which ajv does not check: the handlers that read one refuse it themselves.
    this.#ajv.addFormat('int64', true);
    for (const [service, open] of Object.entries(documentSchemas)) {
      // Only the scripting service refuses members that it does not know.
      const schemas = service === 'script' ? closeObjects(open) : open;
      this.#ajv.addSchema({ $id: `${service}.json`, components: { schemas } });
    }
  }

  /**
   * A request body as the public JSON parser reads it, with what is wrong with it; nothing when it is right. A body that is
   * as the document says is taken as it is.
   */
  readRequest(
    operation: Pick<OperationDescriptor, 'service' | 'method'>,
    schemaName: string,
    body: unknown,
  ): { value: unknown; violations: Violation[] } {
    const { service, method } = operation;
    if (this.#compile(service, schemaName)(body)) return { value: body, violations: [] };
    // A PATCH of the calendar service is a merge: null clears a member there.
    const value = normalizeBody(service, schemaName, body, {
      storesNulls: service === 'calendar' && method === 'PATCH',
    });
    return { value, violations: this.#check(service, schemaName, withoutNulls(value)) };
  }

  /** What is wrong with a response; empty when nothing is. */
  checkResponse(service: ServiceName, schemaName: string, body: unknown): Violation[] {
    return this.#check(service, schemaName, body);
  }

  #check(service: ServiceName, schemaName: string, value: unknown): Violation[] {
    const validate = this.#compile(service, schemaName);
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => {
      const path = error.instancePath.slice(1).replaceAll('/', '.');
      const missing = error.params.missingProperty;
      if (typeof missing === 'string') {
        const field = path === '' ? missing : `${path}.${missing}`;
        return { field, description: `Missing: ${field}.`, isMissing: true };
      }
      const extra = error.params.additionalProperty;
      const at = path === '' ? '' : ` at '${path}'`;
      const description =
        typeof extra === 'string'
          ? `Invalid JSON payload received. Unknown name "${extra}"${at}: Cannot find field.`
          : `Invalid value${at}: ${error.message}`;
      return { field: path, description };
    });
  }

  #compile(service: ServiceName, schemaName: string): ValidateFunction {
    const reference = `${service}.json#/components/schemas/${schemaName}`;
    const known = this.#compiled.get(reference);
    if (known) return known;
    const validate = this.#ajv.compile({ $ref: reference });
    this.#compiled.set(reference, validate);
    return validate;
  }
}

/** The same schemas, in which objects have no members but those that are described. */
function closeObjects(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closeObjects);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closeObjects(value)]));
  const isClosable = closed.type === 'object' && closed.properties && !('additionalProperties' in closed);
  return isClosable ? { ...closed, additionalProperties: false } : closed;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutNulls(member)]));
}
