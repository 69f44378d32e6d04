import type { ApprovalStep } from '#features/approvals/history-query.ts';

/** Somebody who approved what the file was before it changed. */
export type StaleAnswer = {
  name: string;
  email: string;
  /** Whether the service has taken the answer back, so that the person has to answer again. */
  isReset: boolean;
};

/**
 * Those who approved and whose file has changed since: their answer was taken back, or the file, modified at
 * `fileModifiedTime`, is newer than it. `steps` are those of the approval, oldest first.
 */
export function findStaleAnswers(steps: readonly ApprovalStep[], fileModifiedTime: string | undefined): StaleAnswer[] {
  const last = new Map<string, ApprovalStep>();
  for (const step of steps) {
    const isAnswer = step.kind === 'approved' || step.kind === 'declined' || step.kind === 'reset';
    if (isAnswer && step.person) last.set(step.person.email.toLowerCase(), step);
  }
  const modifiedMs = Date.parse(fileModifiedTime ?? '');
  return [...last.values()].flatMap(({ kind, person, time }) => {
    const isReset = kind === 'reset';
    if (!person || !(isReset || (kind === 'approved' && modifiedMs > Date.parse(time)))) return [];
    return [{ name: person.name, email: person.email, isReset }];
  });
}

/** Answers of the same kind to the same content, which are those since which the same has changed. */
export function groupBySeen(
  answers: readonly StaleAnswer[],
  viewOf: (answer: StaleAnswer) => { sinceMs: number | undefined } | undefined,
): [StaleAnswer, ...StaleAnswer[]][] {
  const groups = new Map<string, [StaleAnswer, ...StaleAnswer[]]>();
  for (const answer of answers) {
    const key = `${answer.isReset} ${viewOf(answer)?.sinceMs}`;
    const group = groups.get(key);
    if (group) group.push(answer);
    else groups.set(key, [answer]);
  }
  return [...groups.values()];
}
