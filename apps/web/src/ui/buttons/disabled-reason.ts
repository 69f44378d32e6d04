/** Returns the attributes of a disabled control, with the reason for screen readers and for the tooltip. */
export function describeDisabledReason(disabledReason: string | undefined) {
  if (disabledReason === undefined) return undefined;
  return { 'aria-disabled': true, 'aria-description': disabledReason, 'data-tooltip': disabledReason } as const;
}
