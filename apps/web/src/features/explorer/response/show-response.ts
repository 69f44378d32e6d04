/** Scrolls to a response if it is below its form. Does not move the focus. */
export function showResponse(column: HTMLElement): void {
  const { motion } = document.documentElement.dataset;
  const isReduced =
    motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  column.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth' });
}
