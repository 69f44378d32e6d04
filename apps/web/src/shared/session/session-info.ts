import type { Role } from '@rotunda/api-client/roles';

/** A signed-in user. */
export type Session = {
  email: string;
  name: string;
  roles: readonly Role[];
  /** The operations that the role and the granted scopes permit and the services support. */
  operations: ReadonlySet<string>;
  /** Whether the user may respond to invitations in their own calendar, using only `calendar.events.patch`. */
  canRespond: boolean;
  /** The operations that the services do not support for anyone. */
  notOffered: ReadonlySet<string>;
  /** The default hold time of decisions, in seconds. */
  holdSeconds: number;
  /** The URL for requesting access to a file, with `{fileId}` as the placeholder for its ID. Undefined if unknown. */
  accessRequestUrl?: string;
  /** The key of this device's cache. Undefined if nothing may be cached. */
  deviceCacheKey?: string;
};
