/** Temporal of a browser, or what the page has loaded in its place before this module. */
export const { Temporal } = globalThis;
