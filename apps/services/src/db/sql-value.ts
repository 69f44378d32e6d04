/** A value that SQLite stores. Booleans are stored as 0 and 1, times as integer Unix milliseconds. */
export type SqlValue = string | number | bigint | null | Uint8Array;
