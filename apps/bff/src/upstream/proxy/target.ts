import type { Call } from '#domain/calls/match-call.ts';
import type { UpstreamAddresses } from '#platform/config/config.ts';

/** Where a call goes upstream: a configured origin and a path built from the operation's template. */
export type Target = { origin: string; path: string };

/** The upstream address of a call, with its checked query. */
export function toTarget(upstreams: UpstreamAddresses, call: Call, query: URLSearchParams): Target {
  const { operation, pathParams, isUpload } = call;
  const base = isUpload ? upstreams.upload : upstreams[operation.service];
  const pathStart = base.indexOf('/', base.indexOf('//') + 2);
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathParams[name] ?? ''));
  const text = query.toString();
  return { origin: base.slice(0, pathStart), path: `${base.slice(pathStart)}${path}${text === '' ? '' : `?${text}`}` };
}
