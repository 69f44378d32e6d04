import type { Dispatcher } from 'undici';

/** The service resources that hostile inputs refer to. Maps names to IDs. */
export type HostileTargets = Readonly<
  Record<
    | 'calendar'
    | 'dailySeries'
    | 'everySecond'
    | 'everySecondEvent'
    | 'neverMatching'
    | 'everySecondOfADay'
    | 'manySeries'
    | 'crowdedCalendar'
    | 'clearedCalendar'
    | 'file'
    | 'crowdedFolder'
    | 'crowdedFolderBelow'
    | 'deepestFolder'
    | 'otherFolder'
    | 'nestedPage'
    | 'nestedLists'
    | 'wideTable'
    | 'script',
    string
  >
>;

/** A request that is very expensive, or never ends, on a server without bounds. */
export type HostileInput = {
  name: string;
  /** The server that receives the request. */
  at: 'services' | 'console';
  method: Dispatcher.HttpMethod;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** The documented statuses of the response. */
  statuses: readonly number[];
};

/** Returns an input with a JSON body. */
export function withJson(
  method: Dispatcher.HttpMethod,
  path: string,
  body: unknown,
): Pick<HostileInput, 'method' | 'path' | 'headers' | 'body'> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method, path, headers: { 'content-type': 'application/json' }, body: text };
}

/** Returns `0,1,2,…` up to but excluding a number. */
export function joinRange(end: number, start = 0): string {
  return Array.from({ length: end - start }, (_, index) => start + index).join();
}
