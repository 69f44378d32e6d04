import type { ScriptSchemas } from './operation-types.ts';

/** The error of a process, as sent by the service. */
export type ProcessError = ScriptSchemas['ProcessError'];

/** The common properties of errors with the same cause. */
export type ErrorFingerprint = {
  /** Class of the error. Empty if the service gave none. */
  type: string;
  /** First line of the message, with `…` for each variable part. */
  message: string;
  /** Function and file of the innermost frame, such as `totalOf (Orders)`. Empty without a stack. */
  frame: string;
  /** The complete fingerprint in one line. Errors have the same fingerprint if their labels are equal. */
  label: string;
};

const MAX_READ_LENGTH = 1_000; // In characters. Text after them is a response or document that is part of the message.
const MAX_MESSAGE_LENGTH = 200;
const VARIABLE = '…';

// V8 quotes the property name, which is code and not data. https://v8.dev/docs/stack-trace-api
const PROPERTY = /(?<=\((?:reading|setting) )'[A-Za-z_$]+'(?=\))/;
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’(?![\p{L}\p{N}])|`[^`]*`|(?<![\p{L}\p{N}])'[^']*'(?![\p{L}\p{N}])/u;
const ADDRESS = /\b[a-z][a-z0-9+.-]*:\/\/[^\s"'<>]+|[^\s"'<>(),;:@]+@[^\s"'<>(),;:@]*[^\s"'<>(),;:@.]/i;
// The status of an HTTP response identifies the kind of failure.
const STATUS_CODE = /(?<=\b(?:code|status|HTTP)[ :=]{1,2})[1-5]\d\d(?![\p{L}\p{N}])/iu;
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/i;
const LONG_ID = /(?<![\w-])(?=[\w-]*\d)[\w-]{16,}/;
const WITH_DIGIT = /[\p{L}\p{N}_$#]*\p{N}[\p{L}\p{N}_%]*/u;
const PARTS = new RegExp(
  [PROPERTY, STATUS_CODE, QUOTED, ADDRESS, UUID, LONG_ID, WITH_DIGIT]
    .map(({ source }, index) => (index < 2 ? `(${source})` : source))
    .join('|'),
  'giu',
);

const DATE_NAME = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?';
const SEPARATOR = `(?:[\\s,.:;/+-]|GMT|UTC|AM\\b|PM\\b|${DATE_NAME}(?=[\\s,]))`;
const ZONE = '(?:\\s+(?:GMT|UTC|AM|PM)\\b)?(?:\\s*\\((?:[A-Z]{3,5}|[A-Z][A-Za-z ]* Time)\\))?';
const RUN_OF_VARIABLES = new RegExp(
  `(?:${DATE_NAME},?\\s+)*${VARIABLE}(?:${SEPARATOR}*${VARIABLE})*(?:\\.{2,})?${ZONE}`,
  'g',
);

/**
 * Returns the fingerprint of an error: its class, its message without values that vary between runs, and the function and file of
 * its innermost frame. Quoted values, addresses, numbers, IDs, dates and times vary; property names and the status of an HTTP
 * response do not. Line numbers are ignored because they change when the code is edited.
 */
export function fingerprintError({ type = '', message = '', stack = [] }: ProcessError): ErrorFingerprint {
  const [innermost] = stack;
  const frame = innermost ? formatFrame(innermost) : '';
  const common = withoutVariables(message);
  const error = [type, common].filter(Boolean).join(': ') || 'Error without a message';
  return { type, message: common, frame, label: frame ? `${error} at ${frame}` : error };
}

/** Returns the first line of a message with variable parts replaced by `…`. Idempotent. */
export function withoutVariables(message: string): string {
  const [line = ''] = message
    .trimStart()
    .slice(0, MAX_READ_LENGTH)
    .split(/[\r\n]/, 1);
  let text = line;
  // A replacement can expose the next quoted value. Each pass reduces their number.
  for (let before = ''; before !== text; ) {
    before = text;
    text = shorten(replaceVariables(text));
  }
  return text;
}

function replaceVariables(text: string): string {
  return text
    .replace(PARTS, (_part, property?: string, status?: string) => property ?? status ?? VARIABLE)
    .replace(RUN_OF_VARIABLES, VARIABLE)
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string): string {
  return text.length <= MAX_MESSAGE_LENGTH ? text : `${text.slice(0, MAX_MESSAGE_LENGTH - 1).trimEnd()}${VARIABLE}`;
}

function formatFrame({ function: name, file }: NonNullable<ProcessError['stack']>[number]): string {
  const place = name || '(top level)';
  return file ? `${place} (${file})` : place;
}
