import type { Role } from './generated/roles.gen.ts';
import type { Topic } from './trait-types.ts';

/**
 * The highest risk of a request to a console route: read, change the user's own or shared console data, or act with administrator
 * rights. `call` has the risk of its calls to the services, each assessed when it is made.
 */
export const OWN_RISKS = ['read', 'write', 'call', 'admin'] as const;

export type OwnRisk = (typeof OWN_RISKS)[number];

/** A route of the console itself. Path parameters are in braces. */
export type OwnOperation = {
  readonly method: string;
  readonly path: string;
  readonly risk: OwnRisk;
  /** Roles that may use it, most powerful first. */
  readonly roles: readonly Role[];
  /** Topics shown by a read, which becomes stale when one of them changes. */
  readonly shows?: readonly Topic[];
};
