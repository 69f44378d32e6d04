/** Formats roles for display: `Operator or Reviewer`. */
export function formatRoleNames(roles: readonly string[]): string {
  return roles.map((role) => role.charAt(0).toUpperCase() + role.slice(1)).join(' or ');
}
