/** The identity of an approval in a review URL. */
export type QueuedApproval = { fileId: string; approvalId: string };

/** The order of the queue in an open console, with the filters that it belongs to. */
const queueOrderByApp = new WeakMap<object, { filters: string; places: readonly QueuedApproval[] }>();

/**
 * Returns the order of the queue as it was when the user started working through it, with new approvals at the end. Decided
 * approvals retain their position, so that the total stays the same. `app` is the router of the open console.
 */
export function mergeIntoQueueOrder(
  app: object,
  filters: string,
  rows: readonly QueuedApproval[],
): readonly QueuedApproval[] {
  const worked = queueOrderByApp.get(app);
  const before = worked?.filters === filters ? worked.places : [];
  const known = new Set(before.map(toKey));
  const added = rows.filter((row) => !known.has(toKey(row)));
  if (added.length === 0 && worked?.filters === filters) return before;
  const places = [...before, ...added.map(({ fileId, approvalId }) => ({ fileId, approvalId }))];
  queueOrderByApp.set(app, { filters, places });
  return places;
}

/** Clears the order. The user starts a new order when the queue itself is shown. */
export function clearQueueOrder(app: object): void {
  queueOrderByApp.delete(app);
}

/** Returns an approval key that is unique across files. */
export function toKey({ fileId, approvalId }: QueuedApproval): string {
  return `${fileId}~${approvalId}`;
}
