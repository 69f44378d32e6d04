import type { ParseErrorCode } from 'jsonc-parser';

/** Returns the message of a JSON syntax error. */
export function describeSyntaxError(code: ParseErrorCode): string {
  return MESSAGES[code] ?? 'This is not valid JSON.';
}

// Keyed by the parser's error numbers, because its enum does not exist at run time.
const MESSAGES: Readonly<Record<number, string>> = {
  1: 'This is not valid JSON.',
  2: 'This number is not valid.',
  3: 'A field name in double quotes is expected here.',
  4: 'A value is expected here.',
  5: 'A colon is expected here.',
  6: 'A comma is expected here.',
  7: 'A closing brace } is expected here.',
  8: 'A closing bracket ] is expected here.',
  9: 'Nothing can follow the end of the object.',
  10: 'JSON does not allow comments.',
  11: 'This comment is not closed.',
  12: 'This text is not closed: a double quote is missing.',
  13: 'This number is not complete.',
  14: 'Four hexadecimal digits are expected after \\u.',
  15: 'This escape sequence is not valid.',
  16: 'Text cannot contain this character.',
};
