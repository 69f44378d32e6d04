/** Whether a text is the name of a time zone, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets are accepted there, too, but are not names.
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
