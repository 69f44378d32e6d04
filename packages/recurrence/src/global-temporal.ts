/** The browser's Temporal, or the polyfill loaded by the page before this module. */
export const { Temporal } = globalThis;
