import type { ApprovalStep } from '#features/approvals/history-query.ts';

/** A reviewer who approved an earlier version of the file. */
export type StaleResponse = {
  name: string;
  email: string;
  /** Whether the service has reset the response, so that the reviewer must respond again. */
  isReset: boolean;
};

/**
 * Returns the approvers whose file has changed since: their response was reset, or is older than the file, last modified at
 * `fileModifiedTime`. `steps` are the steps of the approval, oldest first.
 */
export function findStaleResponses(
  steps: readonly ApprovalStep[],
  fileModifiedTime: string | undefined,
): StaleResponse[] {
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

/** Groups responses of the same kind to the same content. The same changes have been made since the responses of a group. */
export function groupByReviewedVersion(
  answers: readonly StaleResponse[],
  viewOf: (answer: StaleResponse) => { sinceMs: number | undefined } | undefined,
): [StaleResponse, ...StaleResponse[]][] {
  const groups = new Map<string, [StaleResponse, ...StaleResponse[]]>();
  for (const answer of answers) {
    const key = `${answer.isReset} ${viewOf(answer)?.sinceMs}`;
    const group = groups.get(key);
    if (group) group.push(answer);
    else groups.set(key, [answer]);
  }
  return [...groups.values()];
}
