/**
 * How a run is drawn as a mark, by its status: failures are tall, those that timed out striped as well, what has not ended is hollow. The
 * colour says the same once more (WCAG 2.2, 1.4.1).
 */
export function runShape(status: string | undefined): string {
  return SHAPES.get(status ?? '') ?? 'h-8 border border-neutral-solid border-dashed bg-surface';
}

/** What the shapes of marks mean. */
export const SHAPES_LEGEND = 'Tall: failed; striped: timed out; hollow: in progress.';

const HOLLOW = 'h-12 border-2 bg-surface';
const STRIPES = 'bg-[repeating-linear-gradient(45deg,transparent_0_2px,var(--surface)_2px_4px)]';

const SHAPES: ReadonlyMap<string, string> = new Map([
  ['FAILED', 'h-20 bg-red-solid'],
  ['TIMED_OUT', `h-20 bg-orange-solid ${STRIPES}`],
  ['COMPLETED', 'h-8 bg-green-solid'],
  ['RUNNING', `${HOLLOW} border-blue-solid`],
  ['PAUSED', `${HOLLOW} border-amber-solid`],
  ['DELAYED', `${HOLLOW} border-teal-solid`],
]);
