import type { ReviewRow } from '#features/approvals/review-queries.ts';

type CountedRow = Pick<
  ReviewRow,
  'status' | 'reviewers' | 'createTime' | 'completeTime' | 'dueTime' | 'changeRequests'
>;

/** The statistics of one reviewer. */
export type ReviewerStatistics = {
  email: string;
  name: string;
  approved: number;
  declined: number;
  /** The approvals in progress in which this reviewer has requested changes and not responded since. */
  requested: number;
  /** The approvals in progress that wait for this reviewer. */
  waiting: number;
  /**
   * The median time from the start to the end of the decided approvals with this reviewer's response. The service does not
   * provide the time of each response.
   */
  medianMs: number | undefined;
};

/** The statistics of a set of approvals. */
export type ApprovalStatistics = {
  total: number;
  running: number;
  /** The number of approvals with requested changes. */
  requested: number;
  decided: number;
  cancelled: number;
  /** The median time from the start to the decision. */
  medianMs: number | undefined;
  /** The number of approvals with a due date that have ended or are past due, and how many of them were or are late. */
  dueCount: number;
  lateCount: number;
  /** Sorted by name. */
  reviewers: readonly ReviewerStatistics[];
};

/** Returns the statistics of approvals at a time in milliseconds. */
export function toStatistics(rows: readonly CountedRow[], nowMs: number): ApprovalStatistics {
  const decided = rows.filter(isDecided);
  const due = rows.filter((row) => row.dueTime !== undefined && (row.completeTime !== undefined || isLate(row, nowMs)));
  return {
    total: rows.length,
    running: rows.filter(({ status }) => status === 'IN_PROGRESS').length,
    requested: rows.filter(({ changeRequests = [] }) => changeRequests.length > 0).length,
    decided: decided.length,
    cancelled: rows.filter(({ status }) => status === 'CANCELLED').length,
    medianMs: findMedian(decided.flatMap(getLength)),
    dueCount: due.length,
    lateCount: due.filter((row) => isLate(row, nowMs)).length,
    reviewers: countReviewers(rows),
  };
}

function countReviewers(rows: readonly CountedRow[]): readonly ReviewerStatistics[] {
  const people = new Map(rows.flatMap(({ reviewers }) => reviewers.map(({ email, name }) => [email, name] as const)));
  const all = [...people].map(([email, name]): ReviewerStatistics => {
    const asked = rows.filter(({ reviewers }) => reviewers.some((reviewer) => reviewer.email === email));
    const listByResponse = (response: string) => asked.filter((row) => findResponse(row, email) === response);
    const [approved, declined] = [listByResponse('APPROVED'), listByResponse('DECLINED')];
    const open = asked.filter(({ status }) => status === 'IN_PROGRESS').length;
    return {
      email,
      name,
      approved: approved.length,
      declined: declined.length,
      requested: asked.filter((row) => hasRequested(row, email)).length,
      waiting: open - [...approved, ...declined].filter(({ status }) => status === 'IN_PROGRESS').length,
      medianMs: findMedian([...approved, ...declined].filter(isDecided).flatMap(getLength)),
    };
  });
  return all.sort((one, other) => one.name.localeCompare(other.name));
}

function findResponse({ reviewers }: CountedRow, email: string): string | undefined {
  return reviewers.find((reviewer) => reviewer.email === email)?.response;
}

function hasRequested({ changeRequests = [] }: CountedRow, email: string): boolean {
  return changeRequests.some((request) => request.email.toLowerCase() === email.toLowerCase());
}

function isDecided({ status }: CountedRow): boolean {
  return status === 'APPROVED' || status === 'DECLINED';
}

function isLate({ dueTime = '', completeTime, status }: CountedRow, nowMs: number): boolean {
  if (completeTime === undefined && status !== 'IN_PROGRESS') return false;
  return (completeTime === undefined ? nowMs : Date.parse(completeTime)) > Date.parse(dueTime);
}

function getLength({ createTime = '', completeTime = '' }: CountedRow): number[] {
  const lengthMs = Date.parse(completeTime) - Date.parse(createTime);
  return Number.isNaN(lengthMs) ? [] : [lengthMs];
}

function findMedian(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
