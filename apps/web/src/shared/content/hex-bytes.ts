/** How many bytes are shown: enough to tell what kind of file it is. */
export const HEX_BYTES = 1024;
