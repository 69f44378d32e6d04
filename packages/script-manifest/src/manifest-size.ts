/** How long the text of a manifest may be, in characters: several times what all of the documented members need. */
export const MAX_MANIFEST_CHARACTERS = 65_536;
