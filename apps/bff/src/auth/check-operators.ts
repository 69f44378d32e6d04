import type { BffConfig } from '#config.ts';
import { StartError } from '#start-error.ts';
import type { RoleTable } from './role-table.ts';

/**
 * Enters the first operator when the table knows none. Throws StartError when the table alone gives roles and nobody
 * could ever enter the console to fill it.
 */
export async function checkOperators(table: RoleTable, { roles }: Pick<BffConfig, 'roles'>): Promise<void> {
  if (!table.isUsed || (await table.hasOperator())) return;
  if (roles.firstOperator !== undefined) await table.set(roles.firstOperator, ['operator'], 'BFF_FIRST_OPERATOR');
  else if (roles.from === 'table') {
    throw new StartError('Nobody is an operator: set BFF_FIRST_OPERATOR to the email address of the first one.');
  }
}
