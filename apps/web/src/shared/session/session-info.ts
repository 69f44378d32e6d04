import type { Role } from '@rotunda/api-client/roles';

/** A person who has signed in. */
export type Session = {
  email: string;
  name: string;
  roles: readonly Role[];
  /** Operations that role and granted scopes allow, and that the services offer. */
  operations: ReadonlySet<string>;
  /** Whether they may respond to invitations in their own calendar, by `calendar.events.patch` with nothing else. */
  mayRespond: boolean;
  /** Operations that the services do not offer to anyone. */
  notOffered: ReadonlySet<string>;
  /** How long decisions are held for whoever has not chosen otherwise, in seconds. */
  holdSeconds: number;
  /** Where people request access to a file, with `{fileId}` for its ID; absent where that is not known. */
  accessRequestUrl?: string;
  /** The key for what is cached on this device; absent where nothing may be. */
  deviceCacheKey?: string;
};
