import { waitForNextTurn } from './next-turn.ts';

const AT_ONCE = 100;

/** Processes each element in order and lets other requests run in between. Rejects with the first failure. */
export async function forEachYielding<T>(
  elements: readonly T[],
  act: (element: T, index: number) => Promise<void> | void,
): Promise<void> {
  for (const [index, element] of elements.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await waitForNextTurn();
    await act(element, index);
  }
}
