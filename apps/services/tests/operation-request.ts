import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';

/** Values of path parameters that name something real; all others get a name that nothing has. */
export type KnownPathValues = Readonly<Record<string, string>>;

const SAMPLE_VALUES: Readonly<Record<string, string>> = { integer: '1', boolean: 'true', string: 'x' };

/**
 * Path and query of a request that has everything its operation demands. `query` adds to it; a value of undefined takes
 * a parameter out.
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
