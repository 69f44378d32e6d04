import type { OperationAccess } from '#shared/operations/access-query.ts';

/** Returns the reason why a form cannot be run now. Returns undefined if it can. */
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

/** Reports whether a call is irreversible and requires typed confirmation. */
export function isPermanent({ risk }: OperationAccess): boolean {
  return risk !== 'read' && risk !== 'write';
}
