/** Returns the letters of a column, such as `AB`. Columns start at 1. */
export function toColumnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** Returns the address of a cell, such as `B2`. Rows and columns start at 1. */
export function toAddress(row: number, column: number): string {
  return toColumnLetters(column) + row;
}

/** Returns the number of a column from its letters: 1 for `A`. */
export function toColumn(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
