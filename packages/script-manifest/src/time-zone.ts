/** Whether a text is a time zone name, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Intl also accepts offsets, which are not names.
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
