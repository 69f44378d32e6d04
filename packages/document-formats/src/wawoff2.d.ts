declare module 'wawoff2' {
  /** A font in the format WOFF2 as TrueType. */
  const wawoff2: { decompress(font: Uint8Array): Promise<Uint8Array> };
  // biome-ignore lint/style/noDefaultExport: it is how the package exports it.
  export default wawoff2;
}
