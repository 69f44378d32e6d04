/** A value that SQLite stores. Booleans are stored as 0 and 1, times as Unix milliseconds (integers). */
export type SqlValue = string | number | bigint | null | Uint8Array;
