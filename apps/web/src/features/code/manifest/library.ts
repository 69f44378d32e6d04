/** A library, as declared in a manifest. */
export type Library = {
  userSymbol?: string | undefined;
  libraryId?: string | undefined;
  version?: string | undefined;
  developmentMode?: boolean | undefined;
};
