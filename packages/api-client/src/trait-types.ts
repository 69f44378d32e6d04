import type { OperationId } from './generated/operations.gen.ts';
import type { Role } from './generated/roles.gen.ts';

/**
 * What a call can do at worst (`x-risk`): read, change something, destroy something for good, act with administrator
 * rights, or run code with any effect.
 */
export const RISKS = ['read', 'write', 'destructive', 'admin', 'exec'] as const;
export type Risk = (typeof RISKS)[number];

/** What is decided about an operation, beside how it is called: the `x-` members of its document. */
export type OperationTraits = {
  readonly risk: Risk;
  /** Who may call it (`x-roles`, an audience of the document of the console's own routes), the most powerful first. */
  readonly roles: readonly Role[];
};

/** The traits of every operation of the three services. */
export type TraitTable = Readonly<Record<OperationId, OperationTraits>>;
