/** The height of a grid row. */
export const ROW_PX = 28;
