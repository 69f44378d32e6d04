/**
 * Loads Temporal if the browser does not support it natively. The console starts after this resolves, so that all code may use
 * the global.
 */
export async function ensureTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
