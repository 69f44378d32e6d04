import type { Account } from '#core/directory.ts';
import { findAccount } from '#core/directory.ts';
import { DAY_MS, HOUR_MS } from '#core/durations.ts';
import type { ApprovalResponse, ApprovalStatus } from '#drive/approvals/approval.ts';
import { addActivity, lockContent } from '#drive/approvals/approval-action.ts';
import { insertReviewer } from '#drive/approvals/insert-reviewer.ts';
import type { Item } from '#items/item.ts';
import type { DemoContext } from './demo-context.ts';
import type { DemoFiles } from './drive-files.ts';
import type { Random } from './random.ts';

type Response = readonly [Account, ApprovalResponse];
type Plan = {
  status: ApprovalStatus;
  initiator: Account;
  responses: Response[];
  startedAt: number;
  dueAt: number | null;
};

// Hours from the start of today: overdue, due today or tomorrow, due later, no date.
const DUE_HOURS = [-52, -7, 19, 26, 44, 96, 240, null];
const MESSAGES = ['Please check the figures.', 'Ready for your decision.', 'Second version, as discussed.', null];

/** Writes 60 approvals: 26 in progress, of which 16 wait for the reviewer's answer, and 34 completed in all ways. */
export function seedDriveApprovals(context: DemoContext, files: DemoFiles): void {
  const random = context.random.fork('drive-approvals');
  const targets = random.sample(
    files.shared.filter((item) => item.mimeType !== 'application/json'),
    60,
  );
  for (const [index, item] of targets.entries())
    writeApproval(context, random, item, plan(context, random, item, index));
}

function plan(context: DemoContext, random: Random, item: Item, index: number): Plan {
  const { people, anchorMs } = context;
  const owner = item.ownerId === null ? undefined : findAccount(context.db, item.ownerId);
  const initiator = owner ?? (index % 3 === 0 ? people.ana : people.operator);
  const others = random.sample(
    [people.bo, people.chen, people.dina, people.emil, people.grace].filter((user) => user.id !== initiator.id),
    index % 4 === 0 ? 0 : random.integer(1, 2),
  );
  if (index < 16) {
    // Every third waits for nobody else any more.
    const response: ApprovalResponse = index % 3 === 0 ? 'APPROVED' : 'NO_RESPONSE';
    const responses: Response[] = [
      [people.reviewer, 'NO_RESPONSE'],
      ...others.map((user) => [user, response] as const),
    ];
    return { status: 'IN_PROGRESS', initiator, responses, ...toTimes(anchorMs, index) };
  }
  if (index < 26) {
    const responses: Response[] = [[people.hiro, 'NO_RESPONSE'], ...others.map((user) => [user, 'APPROVED'] as const)];
    return { status: 'IN_PROGRESS', initiator, responses, ...toTimes(anchorMs, index) };
  }
  const startedAt = anchorMs - random.integer(10, 200) * DAY_MS;
  const completed = { initiator, startedAt, dueAt: random.chance(0.5) ? startedAt + 5 * DAY_MS : null };
  const reviewers = [people.reviewer, ...others];
  if (index < 44) {
    return { status: 'APPROVED', responses: reviewers.map((user) => [user, 'APPROVED'] as const), ...completed };
  }
  if (index < 53) {
    const responses = reviewers.map((user, place) => [user, place === 0 ? 'DECLINED' : 'NO_RESPONSE'] as const);
    return { status: 'DECLINED', responses, ...completed };
  }
  return { status: 'CANCELLED', responses: reviewers.map((user) => [user, 'NO_RESPONSE'] as const), ...completed };
}

function toTimes(anchorMs: number, index: number): { startedAt: number; dueAt: number | null } {
  const hours = DUE_HOURS[index % DUE_HOURS.length];
  const startedAt = anchorMs - (3 + (index % 6)) * DAY_MS + (8 + (index % 9)) * HOUR_MS;
  return { startedAt, dueAt: hours === null || hours === undefined ? null : anchorMs + hours * HOUR_MS };
}

function writeApproval({ db }: DemoContext, random: Random, item: Item, planned: Plan): void {
  const isDone = planned.status !== 'IN_PROGRESS';
  const endedAt = planned.startedAt + random.integer(2, 60) * HOUR_MS;
  const { lastInsertRowid: number } = db.run(
    `INSERT INTO approvals (id, item_number, initiator_id, status, content_change_behavior, created_at, modified_at,
       completed_at, due_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    random.id(28),
    item.number,
    planned.initiator.id,
    planned.status,
    planned.status === 'APPROVED' || random.chance(0.85) ? 'RESET_APPROVAL' : 'NO_APPROVAL_ACTION',
    planned.startedAt,
    isDone ? endedAt : planned.startedAt,
    isDone ? endedAt : null,
    planned.dueAt,
  );
  const log = (actor: Account, action: string, message: string | undefined, happenedAt: number) =>
    addActivity(db, { number }, { actorId: actor.id, action, message, happenedAt });
  log(planned.initiator, 'started', random.pick(MESSAGES) ?? undefined, planned.startedAt);
  for (const [position, [account, response]] of planned.responses.entries()) {
    const respondedAt =
      response === 'NO_RESPONSE' ? null : Math.min(endedAt, planned.startedAt + (position + 1) * HOUR_MS);
    insertReviewer(db, number, { position, accountId: account.id, response, respondedAt });
    if (respondedAt !== null) log(account, response.toLowerCase(), undefined, respondedAt);
  }
  if (planned.status === 'CANCELLED') log(planned.initiator, 'cancelled', 'No longer needed.', endedAt);
  if (planned.status === 'APPROVED') lockContent(db, item, planned.initiator.id, endedAt);
}
