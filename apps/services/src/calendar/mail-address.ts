const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/;

/** Whether a text has the form of a mail address. */
export function isMailAddress(text: string): boolean {
  return MAIL_ADDRESS.test(text);
}

/** Whether two mail addresses are the same , case ignored. An absent one is the same as no other. */
export function isSameAddress(left: string | undefined, right: string | undefined): boolean {
  return left !== undefined && left.toLowerCase() === right?.toLowerCase();
}
