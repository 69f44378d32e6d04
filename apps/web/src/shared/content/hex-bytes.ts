/** The number of shown bytes, enough to recognise the file type. */
export const HEX_BYTES = 1024;
