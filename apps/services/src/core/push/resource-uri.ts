import type { OperationDescriptor } from '@rotunda/api-client/operation-descriptor';

/** Returns the URL that an operation reads, including its parameters. */
export function toResourceUri(
  origin: string,
  operation: OperationDescriptor,
  params: Readonly<Record<string, unknown>>,
): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(params[name])));
  const query = new URLSearchParams({ alt: 'json' });
  for (const { name, in: place } of operation.parameters) {
    const value = params[name];
    if (place !== 'query' || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  return `${origin}${operation.basePath}${path}?${query}`;
}
