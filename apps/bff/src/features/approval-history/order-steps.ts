/** The fields that determine the order of steps. */
export type OrderedStep = {
  kind: string;
  /** Unix milliseconds. */
  happened_at: number;
  sequence: number;
  id: string;
};

/**
 * Sorts steps chronologically. Services round times to seconds and use a different clock, so within a second the order of
 * recording decides. The request always comes first and the completion last.
 */
export function orderSteps<Step extends OrderedStep>(steps: readonly Step[]): Step[] {
  return steps.toSorted(
    (one, other) =>
      getRank(one) - getRank(other) ||
      getSecond(one) - getSecond(other) ||
      one.sequence - other.sequence ||
      one.happened_at - other.happened_at ||
      (one.id < other.id ? -1 : 1),
  );
}

function getRank({ kind }: OrderedStep): number {
  if (kind === 'started') return -1;
  return kind === 'completed' ? 1 : 0;
}

function getSecond({ happened_at: atMs }: OrderedStep): number {
  return Math.floor(Number(atMs) / 1_000);
}
