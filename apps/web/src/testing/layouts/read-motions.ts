const PARTS = [undefined, '::before', '::after'];
/** The duration in milliseconds below which a motion is invisible. */
const UNSEEN_MS = 0.02;

/** Returns all elements of the page with visible motion, and its duration. Returns none with reduced motion. */
export function readMotions(): string[] {
  const motions: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const part of PARTS) {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
      const durations = animationName === 'none' ? transitionDuration : `${transitionDuration}, ${animationDuration}`;
      const longestMs = Math.max(...durations.split(', ').map(toMs));
      if (longestMs > UNSEEN_MS) motions.push(`${element.outerHTML.slice(0, 80)}${part ?? ''}: ${longestMs} ms`);
    }
  }
  return motions;
}

// Computed times are in seconds (CSS Values 4, 7.2). `auto` is the duration of a scroll timeline.
function toMs(duration: string): number {
  return duration === 'auto' ? 0 : Number.parseFloat(duration) * 1000;
}
