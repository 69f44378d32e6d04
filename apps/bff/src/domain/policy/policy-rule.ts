import type { OperationTraits } from '@rotunda/api-client/trait-types';

/** Who may make a call, and what it can do at worst. What is not allowed by name is denied. */
export type PolicyRule = Pick<OperationTraits, 'roles' | 'risk'>;
