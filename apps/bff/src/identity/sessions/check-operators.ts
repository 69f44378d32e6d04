import { StartError } from '#domain/start-error.ts';
import type { BffConfig } from '#platform/config/config.ts';
import type { RoleTable } from './role-table.ts';

type RolesConfig = Pick<BffConfig, 'roles'>;

/**
 * Throws StartError if roles come only from the table and nobody could ever sign in to fill it. The table is undefined if it does
 * not exist yet.
 */
export async function checkOperators(table: RoleTable | undefined, { roles }: RolesConfig): Promise<void> {
  if (roles.from !== 'table' || roles.firstOperator !== undefined || (await table?.hasOperator())) return;
  throw new StartError('No operator yet: set BFF_FIRST_OPERATOR to the email address of the first operator.');
}

/** Adds the first operator if the table contains none. */
export async function addFirstOperator(table: RoleTable, { roles }: RolesConfig): Promise<void> {
  if (roles.firstOperator === undefined || !table.isUsed || (await table.hasOperator())) return;
  await table.set(roles.firstOperator, ['operator'], 'BFF_FIRST_OPERATOR');
}
