import type { Role } from './generated/roles.gen.ts';
import type { Topic } from './trait-types.ts';

/**
 * What a request to a route of the console itself can do at worst: read, change what is the person's own or is shared in
 * the console, or act with administrator rights. `call` is as risky as the calls to the services that it leads to, each
 * of which is judged when it is made.
 */
export const OWN_RISKS = ['read', 'write', 'call', 'admin'] as const;

export type OwnRisk = (typeof OWN_RISKS)[number];

/** A route of the console itself. The path has its parameters in braces. */
export type OwnOperation = {
  readonly method: string;
  readonly path: string;
  readonly risk: OwnRisk;
  /** Who may use it, the most powerful first. */
  readonly roles: readonly Role[];
  /** What a read shows, and so is out of date once one of these has changed. */
  readonly shows?: readonly Topic[];
};
