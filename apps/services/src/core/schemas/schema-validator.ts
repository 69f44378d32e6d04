import type { OperationDescriptor, ServiceName } from '@rotunda/api-client/operation-descriptor';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Violation } from '#core/errors/service-error-format.ts';
import { documentSchemas } from './document-schemas.ts';
import { findLongText, LONG_TEXT } from './find-long-text.ts';
import { normalizeBody } from './normalize-body.ts';

/** Validates values against the schemas of the OpenAPI documents. Compiles schemas on first use. */
export class SchemaValidator {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor() {
    addFormats.default(this.#ajv, ['date-time', 'date', 'email']);
    // int64 is an integer as a string, which ajv does not check. Handlers that read one validate it themselves.
    this.#ajv.addFormat('int64', true);
    for (const [service, open] of Object.entries(documentSchemas)) {
      // Only the scripting service rejects unknown fields.
      const schemas = service === 'script' ? forbidAdditionalProperties(open) : open;
      this.#ajv.addSchema({ $id: `${service}.json`, components: { schemas } });
    }
  }

  /**
   * Parses a request body like the public JSON parser and returns it with its violations, if any. A valid body is returned
   * unchanged.
   */
  readRequest(
    operation: Pick<OperationDescriptor, 'service' | 'method'>,
    schemaName: string,
    body: unknown,
  ): { value: unknown; violations: Violation[] } {
    const { service, method } = operation;
    const longText = findLongText(schemaName, body);
    if (longText !== undefined) {
      const description = `Invalid value at '${longText}': ${LONG_TEXT}`;
      return { value: body, violations: [{ field: longText, description }] };
    }
    if (this.#compile(service, schemaName)(body)) return { value: body, violations: [] };
    // A PATCH of the calendar service is a merge, in which null clears a field.
    const value = normalizeBody(service, schemaName, body, {
      storesNulls: service === 'calendar' && method === 'PATCH',
    });
    return { value, violations: this.#check(service, schemaName, withoutNulls(value)) };
  }

  /** Returns the violations of a response, or an empty array. */
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

/** Returns the same schemas with unknown fields disallowed. */
function forbidAdditionalProperties(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forbidAdditionalProperties);
  if (typeof schema !== 'object' || schema === null) return schema;
  const closed = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, forbidAdditionalProperties(value)]),
  );
  const isClosable = closed.type === 'object' && closed.properties && !('additionalProperties' in closed);
  return isClosable ? { ...closed, additionalProperties: false } : closed;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(entries.map(([key, member]) => [key, withoutNulls(member)]));
}
