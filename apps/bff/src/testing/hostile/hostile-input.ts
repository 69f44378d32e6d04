import type { Dispatcher } from 'undici';

/** Resources at the services that hostile inputs are about, by name; each is an ID. */
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

/** A request that costs a server without bounds much, or for ever. */
export type HostileInput = {
  name: string;
  /** The server that is asked. */
  at: 'services' | 'console';
  method: Dispatcher.HttpMethod;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** The statuses that the documents give it. */
  statuses: readonly number[];
};

/** An input with a JSON body. */
export function withJson(
  method: Dispatcher.HttpMethod,
  path: string,
  body: unknown,
): Pick<HostileInput, 'method' | 'path' | 'headers' | 'body'> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method, path, headers: { 'content-type': 'application/json' }, body: text };
}

/** `0,1,2,…` up to before a number. */
export function numbersBefore(end: number, start = 0): string {
  return Array.from({ length: end - start }, (_, index) => start + index).join();
}
