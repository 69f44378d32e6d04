const PARTS = [undefined, '::before', '::after'];
/** So short that nothing of it is seen, in milliseconds. */
const UNSEEN_MS = 0.02;

/** Every part of the page that would be seen moving: what it is, and for how long. Empty where motion is reduced. */
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

// Computed times are in seconds (CSS Values 4, 7.2); `auto` is that of a timeline of scrolling.
function toMs(duration: string): number {
  return duration === 'auto' ? 0 : Number.parseFloat(duration) * 1000;
}
