/** What is named by the address of a review. */
export type ApprovalPlace = { fileId: string; approvalId: string };

/** The order of the queue that is worked through in an open console, and the filters that it belongs to. */
const workedByApp = new WeakMap<object, { filters: string; places: readonly ApprovalPlace[] }>();

/**
 * The queue as it was when somebody began to work through it, with what has come since at its end. What leaves the queue by
 * being decided keeps its place, so that the number of approvals stays the same. `app` is the router of the console that is open.
 */
export function followQueue(app: object, filters: string, rows: readonly ApprovalPlace[]): readonly ApprovalPlace[] {
  const worked = workedByApp.get(app);
  const before = worked?.filters === filters ? worked.places : [];
  const known = new Set(before.map(toKey));
  const added = rows.filter((row) => !known.has(toKey(row)));
  if (added.length === 0 && worked?.filters === filters) return before;
  const places = [...before, ...added.map(({ fileId, approvalId }) => ({ fileId, approvalId }))];
  workedByApp.set(app, { filters, places });
  return places;
}

/** Forgets the order: whoever sees the queue itself begins anew. */
export function leaveQueue(app: object): void {
  workedByApp.delete(app);
}

/** Names an approval across files. */
export function toKey({ fileId, approvalId }: ApprovalPlace): string {
  return `${fileId}~${approvalId}`;
}
