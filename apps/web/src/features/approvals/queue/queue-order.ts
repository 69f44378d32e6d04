/** What is named by the address of a review. */
export type ApprovalPlace = { fileId: string; approvalId: string };

/** The order of the queue that is worked through, and the filters that it belongs to. */
let worked: { filters: string; places: readonly ApprovalPlace[] } | undefined;

/**
 * The queue as it was when somebody began to work through it, with what has come since at its end. What leaves the queue by
 * being decided keeps its place, so that the number of approvals stays the same.
 */
export function followQueue(filters: string, rows: readonly ApprovalPlace[]): readonly ApprovalPlace[] {
  const before = worked?.filters === filters ? worked.places : [];
  const known = new Set(before.map(toKey));
  const added = rows.filter((row) => !known.has(toKey(row)));
  if (added.length === 0 && worked?.filters === filters) return before;
  const places = [...before, ...added.map(({ fileId, approvalId }) => ({ fileId, approvalId }))];
  worked = { filters, places };
  return places;
}

/** Forgets the order: whoever sees the queue itself begins anew. */
export function leaveQueue(): void {
  worked = undefined;
}

/** Names an approval across files. */
export function toKey({ fileId, approvalId }: ApprovalPlace): string {
  return `${fileId}~${approvalId}`;
}
