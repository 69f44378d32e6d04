import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';

/** Path parameters of existing resources. Other parameters get a value that names no resource. */
export type KnownPathValues = Readonly<Record<string, string>>;

const SAMPLE_VALUES: Readonly<Record<string, string>> = { integer: '1', boolean: 'true', string: 'x' };

/**
 * Returns path and query of a request with all required parameters. `query` adds parameters; an undefined value removes
 * one.
 */
export function operationPath(
  operation: OperationDescriptor,
  known: KnownPathValues,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((candidate) => candidate.name === name);
    const value = query[name] ?? known[name] ?? (parameter?.type === 'integer' ? '1' : 'nothing');
    return encodeURIComponent(value.toWellFormed());
  });
  const search = new URLSearchParams();
  for (const parameter of operation.parameters) {
    if (parameter.in === 'query' && parameter.required && !(parameter.name in query)) {
      search.set(parameter.name, parameter.enum?.[0] ?? SAMPLE_VALUES[parameter.type] ?? 'x');
    }
  }
  if (operation.fieldsRequired && !('fields' in query)) search.set('fields', '*');
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && !operation.path.includes(`{${name}}`)) search.set(name, value);
  }
  return `${operation.basePath}${path}?${search}`;
}
