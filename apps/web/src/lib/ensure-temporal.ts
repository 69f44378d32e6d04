/**
 * Loads Temporal where the browser has none of its own. The console starts when this has resolved, so that all of its code
 * may use the global.
 */
export async function ensureTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
