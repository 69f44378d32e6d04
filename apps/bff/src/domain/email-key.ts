/** The form in which e-mail addresses are compared: without differences of case or of Unicode composition. */
export function toEmailKey(email: string): string {
  // Composed again, as some capitals have no composed form and their small letters do.
  return email.trim().normalize('NFC').toLowerCase().normalize('NFC');
}
