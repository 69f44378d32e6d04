import { FieldMaskError, type FieldTree, parseFieldMask } from '@rotunda/api-client/field-mask';
import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';
import { globalError } from '#core/errors/service-error.ts';
import { invalidArgument } from '#core/errors/service-error-format.ts';
import { listDefaultFields } from './default-fields.ts';
import { FieldSelection } from './field-selection.ts';
import { checkFieldTree } from './response-shape.ts';

const MAX_CACHED_SELECTORS = 500; // Clients use only a few. The limit bounds the memory that a malicious client can fill.
const cache = new Map<string, FieldTree>();

/**
 * Parses a request's `fields`, or returns the operation's default selection. Throws the service's 400 if the text is malformed or
 * names an unknown field.
 */
export function selectFields(operation: OperationDescriptor, text: string | undefined): FieldSelection {
  const schema = operation.response;
  const selector = text ?? (schema && listDefaultFields(operation.service, schema));
  if (!schema || selector === undefined) return new FieldSelection('*', text !== undefined);
  return new FieldSelection(parseCached(operation, schema, selector), text !== undefined);
}

function parseCached(operation: OperationDescriptor, schema: string, selector: string): FieldTree {
  const key = `${operation.service} ${schema} ${selector}`;
  const known = cache.get(key);
  if (known) return known;
  try {
    const tree = parseFieldMask(selector);
    checkFieldTree(operation.service, schema, tree);
    if (cache.size >= MAX_CACHED_SELECTORS) cache.clear();
    cache.set(key, tree);
    return tree;
  } catch (error) {
    if (!(error instanceof FieldMaskError)) throw error;
    if (operation.service === 'script')
      throw invalidArgument(error.message, [{ field: 'fields', description: error.message }]);
    throw globalError(400, 'invalidParameter', error.message, 'fields');
  }
}
