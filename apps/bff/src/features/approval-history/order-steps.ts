/** What decides where a step stands. */
export type PlacedStep = {
  kind: string;
  /** Unix milliseconds. */
  happened_at: number;
  sequence: number;
  id: string;
};

/**
 * Steps in the order in which they happened. Services round times to seconds, and their clock is another one than ours: within a second the
 * order of recording decides. Nothing comes before the request, and nothing after the completion.
 */
export function orderSteps<Step extends PlacedStep>(steps: readonly Step[]): Step[] {
  return steps.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      secondOf(one) - secondOf(other) ||
      one.sequence - other.sequence ||
      one.happened_at - other.happened_at ||
      (one.id < other.id ? -1 : 1),
  );
}

function rankOf({ kind }: PlacedStep): number {
  if (kind === 'started') return -1;
  return kind === 'completed' ? 1 : 0;
}

function secondOf({ happened_at: atMs }: PlacedStep): number {
  return Math.floor(Number(atMs) / 1_000);
}
