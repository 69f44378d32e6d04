/** Brings an answer into sight where it stands below its form, and moves no focus. */
export function showResponse(column: HTMLElement): void {
  const { motion } = document.documentElement.dataset;
  const isReduced =
    motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  column.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth' });
}
