/** Maximum length of a manifest's text, in characters: several times what all documented fields need. */
export const MAX_MANIFEST_CHARACTERS = 65_536;
