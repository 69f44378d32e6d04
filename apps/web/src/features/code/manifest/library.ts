/** A library, as far as a manifest says. */
export type Library = {
  userSymbol?: string | undefined;
  libraryId?: string | undefined;
  version?: string | undefined;
  developmentMode?: boolean | undefined;
};
