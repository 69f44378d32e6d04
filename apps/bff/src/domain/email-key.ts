/** Returns an email address in the form used for comparison: case-insensitive and independent of Unicode composition. */
export function toEmailKey(email: string): string {
  // Normalised again, because some capitals have no composed form but their small letters do.
  return email.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
