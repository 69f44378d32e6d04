/** Returns the key for case-insensitive comparison of names. */
export function toNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/**
 * Returns the key for natural ordering of names: a run of digits counts as one number, so "2" comes before "12". Each run is
 * prefixed with its length, which makes text order equal to number order.
 */
export function toNaturalKey(name: string): string {
  return toNameKey(name).replaceAll(/\d+/g, (digits) => {
    const significant = digits.replace(/^0+(?=\d)/, '');
    return `${String(significant.length).padStart(4, '0')}${significant}`;
  });
}
