import { type Edit, format, type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** JSON formatted with a line for each member, or the error in it. */
export type JsonLines = { text: string } | { fault: string };

/** Formats JSON with a line for each member. Only whitespace changes: numbers retain all digits, and members their order. */
export function toJsonLines(json: string): JsonLines {
  const faults: ParseError[] = [];
  parse(json, faults, { disallowComments: true, allowTrailingComma: false });
  const [fault] = faults;
  if (fault) {
    const line = json.slice(0, fault.offset).split('\n').length;
    return {
      fault: `${FAULTS[printParseErrorCode(fault.error)] ?? 'Not valid JSON'} in line ${line.toLocaleString('en')}`,
    };
  }
  return { text: applyAll(json, format(json, undefined, { tabSize: 2, insertSpaces: true })) };
}

const FAULTS: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'A closing brace is missing',
  CloseBracketExpected: 'A closing bracket is missing',
  ColonExpected: 'A colon is missing',
  CommaExpected: 'A comma is missing',
  InvalidCommentToken: 'A comment stands',
  PropertyNameExpected: 'A name is missing',
  ValueExpected: 'A value is missing',
};

function applyAll(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { offset, length, content } of edits.toSorted((left, right) => left.offset - right.offset)) {
    parts.push(text.slice(at, offset), content);
    at = offset + length;
  }
  return [...parts, text.slice(at)].join('');
}
