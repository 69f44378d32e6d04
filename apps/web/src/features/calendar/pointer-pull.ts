/** Less than this is a press with an unsteady hand, in pixels. */
export const LEAST_DRAG_PX = 4;

/** After a pull the browser reports a click, which would open what was moved. */
export function swallowClick(): void {
  const swallow = (event: MouseEvent) => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
