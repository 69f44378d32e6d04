import type { ConnectionFinding } from './queries.ts';

type Level = ConnectionFinding['level'];

/** A dependency of the console, with its findings. */
export type Connection = { subject: string; level: Level; findings: readonly ConnectionFinding[] };

const BY_SEVERITY: readonly Level[] = ['error', 'warning', 'ok', 'info'];

/** Groups the findings by subject, with the most severe level of each. Subjects that require action come first. */
export function toConnections(findings: readonly ConnectionFinding[]): Connection[] {
  const all = [...Map.groupBy(findings, ({ subject }) => subject)].map(([subject, own]) => ({
    subject,
    level: BY_SEVERITY.find((level) => own.some((finding) => finding.level === level)) ?? 'info',
    findings: own,
  }));
  return [...all.filter(needsAction), ...all.filter((one) => !needsAction(one))];
}

function needsAction({ level }: Connection): boolean {
  return level === 'error' || level === 'warning';
}

/** Capitalises a finding as a sentence. Addresses stay unchanged. */
export function toSentence(text: string): string {
  return /^[a-z]+(?:[\s,']|$)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Formats all findings as plain text for sharing. */
export function toReport(findings: readonly ConnectionFinding[]): string {
  return findings
    .map(({ level, subject, text, remedy, time }) => {
      const line = `${level}\t${subject}\t${text}${time === undefined ? '' : ` (${time})`}`;
      return remedy === undefined ? line : `${line}\n\t→ ${remedy}`;
    })
    .join('\n');
}
