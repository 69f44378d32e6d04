import type { Finding } from '#features/connections/finding.ts';

const SUBJECT_WIDTH = 20;
const INDENT = ' '.repeat('warning  '.length + SUBJECT_WIDTH);

/** Formats a finding as lines for a terminal. */
export function formatFinding({ level, subject, text, remedy }: Finding): string {
  const line = `${level.padEnd('warning  '.length)}${subject.padEnd(SUBJECT_WIDTH)}${text}\n`;
  return remedy === undefined ? line : `${line}${INDENT}→ ${remedy}\n`;
}
