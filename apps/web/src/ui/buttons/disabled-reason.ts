/** What a control that can do nothing now has besides: closed, with the reason to be read out and shown. */
export function describeDisabledReason(disabledReason: string | undefined) {
  if (disabledReason === undefined) return undefined;
  return { 'aria-disabled': true, 'aria-description': disabledReason, 'data-tooltip': disabledReason } as const;
}
