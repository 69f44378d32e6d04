/** The maximum number of characters of a cell that are included in its row. */
export const MAX_CELL_CHARACTERS = 500;
