/** How much of the text of a cell comes with its row. */
export const MAX_CELL_CHARACTERS = 500;
