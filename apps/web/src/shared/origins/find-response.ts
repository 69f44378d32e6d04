import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#shared/api/call-log.ts';
import { joinPaths } from './read-paths.ts';

/** The response that contains a list row. */
export type CachedResponse = {
  /** The service operation or BFF route that returned it. */
  operationId: string;
  /** The location of such rows in the response: `files[]`. */
  path: string;
  /** The page number, from 1. Undefined for lists without pages. */
  page?: number;
  /** The page token of the page. Undefined for the first one. */
  pageToken?: string;
  readAtMs: number;
};

const DEEPEST = 3; // No response nests its rows deeper.

/** Returns the newest response that contains a row or a part of it. Returns undefined if none exists. */
export function findResponse(client: QueryClient, row: unknown): CachedResponse | undefined {
  const queries = client.getQueryCache().getAll();
  const newestFirst = queries.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  const parts = typeof row === 'object' && row !== null ? Object.values(row).filter(isObject) : [];
  for (const wanted of [row, ...parts]) {
    for (const { queryKey, state } of newestFirst) {
      const place = findPlace(state.data, wanted);
      if (place) return { operationId: String(queryKey[0]), ...place, readAtMs: state.dataUpdatedAt };
    }
  }
  return undefined;
}

/** Returns the request of a response, if it is still known. */
export function findCall(
  calls: readonly Call[],
  { operationId, page, pageToken, readAtMs }: CachedResponse,
): Call | undefined {
  const found = calls.filter(
    (call) =>
      (call.operationId ?? call.routeId) === operationId &&
      (call.status ?? 0) < 400 &&
      call.durationMs !== undefined &&
      call.startedAtMs + call.durationMs <= readAtMs,
  );
  if (page === undefined) return found[0];
  return found.find(({ path }) => findToken(path) === pageToken) ?? found[0];
}

function findToken(path: string): string | undefined {
  return new URL(path, 'http://console').searchParams.get('pageToken') ?? undefined;
}

function findPlace(data: unknown, row: unknown): Pick<CachedResponse, 'path' | 'page' | 'pageToken'> | undefined {
  if (!isPaged(data)) {
    const path = pathTo(data, row, DEEPEST);
    return path === undefined ? undefined : { path };
  }
  for (const [index, page] of data.pages.entries()) {
    const path = pathTo(page, row, DEEPEST);
    const token = data.pageParams[index];
    if (path !== undefined) return { path, page: index + 1, ...(typeof token === 'string' && { pageToken: token }) };
  }
  return undefined;
}

function pathTo(value: unknown, row: unknown, deepest: number): string | undefined {
  if (!isObject(value) || deepest === 0) return undefined;
  if (Array.isArray(value)) return value.includes(row) ? '[]' : undefined;
  for (const [name, member] of Object.entries(value)) {
    const path = member === row ? '' : pathTo(member, row, deepest - 1);
    if (path !== undefined) return path.startsWith('[') ? name + path : joinPaths(name, path);
  }
  return undefined;
}

function isPaged(data: unknown): data is { pages: unknown[]; pageParams: unknown[] } {
  return isObject(data) && 'pages' in data && Array.isArray(data.pages) && 'pageParams' in data;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
