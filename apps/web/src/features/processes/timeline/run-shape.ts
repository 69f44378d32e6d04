/**
 * Returns the shape of a run's mark by its status: failures are tall, timeouts also striped, and runs in progress hollow. The
 * colour repeats this information (WCAG 2.2, 1.4.1).
 */
export function runShape(status: string | undefined): string {
  return SHAPES.get(status ?? '') ?? 'h-8 border border-neutral-solid border-dashed bg-surface';
}

/** The legend for the shapes of marks. */
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
