declare module 'wawoff2' {
  /** A font in the format WOFF2 as TrueType. */
  const wawoff2: { decompress(font: Uint8Array): Promise<Uint8Array> };
  // biome-ignore lint/style/noDefaultExport: the package has a default export.
  export default wawoff2;
}
