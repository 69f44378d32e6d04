/** What a control that can do nothing now has besides: closed, with the reason to be read out and shown. */
export function whyBlocked(blockedBecause: string | undefined) {
  if (blockedBecause === undefined) return undefined;
  return { 'aria-disabled': true, 'aria-description': blockedBecause, 'data-hint': blockedBecause } as const;
}
