/** Loads Temporal where the browser has none of its own. Everything in this feature needs it. */
export async function ensureTemporal(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
