/** How high the rows of a grid are. */
export const ROW_PX = 28;
