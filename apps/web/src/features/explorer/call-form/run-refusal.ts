import type { OperationAccess } from '#shared/operations/access-query.ts';

/** Why a form cannot be run now; undefined when it can. */
export function findRefusal(
  access: OperationAccess | undefined,
  faults: ReadonlyMap<string, string>,
  isUnlocked: boolean,
): string | undefined {
  if (!access) return 'Your permissions are still loading.';
  if (!access.isAllowed) return 'Not included in your role.';
  if (access.risk !== 'read' && !isUnlocked) return 'Read-only until you allow changes.';
  const [fault] = faults;
  return fault && `${fault[0]}: ${fault[1].charAt(0).toLowerCase()}${fault[1].slice(1)}`;
}

/** Whether nothing brings back what a call does, so that it is confirmed in writing. */
export function isPermanent({ risk }: OperationAccess): boolean {
  return risk !== 'read' && risk !== 'write';
}
