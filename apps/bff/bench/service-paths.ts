/** The paths that the benchmark service responds to. */
export const LIST_PATH = '/drive/v3/files';
export const CONTENT_PATH = '/drive/v3/files/large';
export const CONTENT_BYTES = 64 * 2 ** 20;
