/** The form in which e-mail addresses are compared: without differences of case or of Unicode composition. */
export function toEmailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
