const [FIRST_PRIME, SECOND_PRIME] = [0x01_00_01_93, 0x85_eb_ca_6b];
const SEPARATOR = 0x1f;

/** Returns a 53-bit hash of some columns' texts in a row. Equal rows have equal hashes, and collisions are very rare. */
export function hashRow(row: readonly string[], columns: readonly number[]): number {
  let [one, other] = [0x81_1c_9d_c5, 0x9e_37_79_b9];
  let blanks = 0;
  const mix = (code: number) => {
    one = Math.imul(one ^ code, FIRST_PRIME);
    other = Math.imul(other ^ code, SECOND_PRIME);
    other ^= other >>> 13;
  };
  for (const column of columns) {
    const text = row[column] ?? '';
    // Empty cells at the end do not affect the hash.
    if (text === '') {
      blanks += 1;
      continue;
    }
    for (; blanks > 0; blanks -= 1) mix(SEPARATOR);
    for (let index = 0; index < text.length; index += 1) mix(text.charCodeAt(index) + 0x20);
    mix(SEPARATOR);
  }
  return (one >>> 0) * 0x20_00_00 + ((other >>> 0) & 0x1f_ff_ff);
}
