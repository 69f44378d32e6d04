import { HOUR_MS } from '#core/durations.ts';
import type { DemoContext } from '#demo/setting/demo-context.ts';
import type { Random } from '#demo/setting/random.ts';
import { emailApprovers } from '#drive/accessproposals/propose-access.ts';
import { type ProposalRole, putProposal } from '#drive/permissions/proposal-store.ts';
import type { DemoFile } from './drive-files.ts';

const PROPOSALS = 15;
const ROLES: readonly (readonly [ProposalRole, number])[] = [
  ['reader', 8],
  ['commenter', 2],
  ['writer', 1],
];

/** Creates access requests for files that only their owners can open, with the resulting mail. */
export function seedAccessProposals(context: DemoContext, random: Random, files: readonly DemoFile[]): void {
  const { db, people, anchorMs } = context;
  for (const [index, { item, content }] of chooseFiles(context, random, files).entries()) {
    const { topic, subject } = content;
    const askers = [...topic.requesters, 'hiro' as const]
      .map((name) => people[name])
      .filter(({ id }) => id !== item.ownerId);
    const requester = askers[index % 2] ?? people.petra;
    const proposal = {
      id: random.id(24),
      requesterId: requester.id,
      role: random.pickWeighted(ROLES),
      message: subject.request,
      createdAt: anchorMs - random.integer(2, 200) * HOUR_MS,
    };
    putProposal(db, item.number, proposal);
    emailApprovers(context, item, requester, { ...proposal, sentAt: proposal.createdAt });
  }
}

/** Selects files of the operator and the reviewer, so that both have requests to decide, and of others. */
function chooseFiles({ people }: DemoContext, random: Random, files: readonly DemoFile[]): DemoFile[] {
  const listOwned = ({ id }: { id: string }) => files.filter(({ item }) => item.ownerId === id);
  const own = listOwned(people.operator);
  const others = files.filter(({ item }) => item.ownerId !== people.operator.id && item.ownerId !== people.support.id);
  const sampled = random.sample(others, PROPOSALS - own.length);
  const ofReviewer = listOwned(people.reviewer);
  return [...own, ...ofReviewer, ...sampled.filter((file) => !ofReviewer.includes(file))].slice(0, PROPOSALS);
}
