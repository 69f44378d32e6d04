const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Whether a text has the form of an email address. */
export function isMailAddress(text: string): boolean {
  return MAIL_ADDRESS.test(text);
}

/** Whether two email addresses are equal, ignoring case. A missing address equals no other. */
export function isSameAddress(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && left.toLowerCase() === right?.toLowerCase();
}
