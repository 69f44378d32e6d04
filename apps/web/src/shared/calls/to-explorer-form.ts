import { calls } from '@rotunda/api-client/calls';
import type { CallDescriptor } from '@rotunda/api-client/operation-descriptor';
import { baseUrls } from '#shared/api/api.ts';
import type { Call } from '#shared/api/call-log.ts';

const table: Readonly<Record<string, CallDescriptor>> = calls;

/** Returns the parameters of a call for the explorer form. Returns undefined if it is not a call of an operation. */
export function toExplorerForm({ operationId = '', path }: Call): Record<string, string[]> | undefined {
  const call = table[operationId];
  if (!call) return undefined;
  const url = new URL(path, window.location.origin);
  const base = [baseUrls[call.service], baseUrls.upload].find((each) => url.pathname.startsWith(each));
  const values = base && readPath(call.path, url.pathname.slice(base.length));
  if (!values) return undefined;
  const params: Record<string, string[]> = { ...values };
  for (const name of new Set(url.searchParams.keys())) {
    if (name !== 'uploadType') params[name] = url.searchParams.getAll(name);
  }
  return params;
}

/** Returns the values of a path by the names in its template. Returns undefined if the path does not match. */
function readPath(template: string, path: string): Record<string, string[]> | undefined {
  const pattern = template.replaceAll(/[.:]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  if (!found) return undefined;
  const values = Object.entries(found.groups ?? {});
  return Object.fromEntries(values.map(([name, value]) => [name, [decodeURIComponent(value)]]));
}
