import type { ConnectionFinding } from './queries.ts';

type Level = ConnectionFinding['level'];

/** One thing that the console depends on, and what was found of it. */
export type Connection = { subject: string; level: Level; findings: readonly ConnectionFinding[] };

const BY_SEVERITY: readonly Level[] = ['error', 'warning', 'ok', 'info'];

/** The findings of each subject together, with the most severe level among them. What needs something done comes first. */
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

/** A finding as a sentence begins; addresses stay as they are. */
export function toSentence(text: string): string {
  return /^[a-z]+(?:[\s,']|$)/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** All findings as plain text, to be sent to somebody. */
export function toReport(findings: readonly ConnectionFinding[]): string {
  return findings
    .map(({ level, subject, text, remedy, time }) => {
      const line = `${level}\t${subject}\t${text}${time === undefined ? '' : ` (${time})`}`;
      return remedy === undefined ? line : `${line}\n\t→ ${remedy}`;
    })
    .join('\n');
}
