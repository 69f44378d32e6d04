import type { OperationTraits } from '@rotunda/api-client/trait-types';

/** Who may make a call, and its worst possible effect. Anything not explicitly allowed is denied. */
export type PolicyRule = Pick<OperationTraits, 'roles' | 'risk'>;
