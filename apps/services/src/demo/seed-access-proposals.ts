import { HOUR_MS } from '#core/durations.ts';
import { PROPOSAL_ROLES, putProposal } from '#drive/accessproposals/proposal-store.ts';
import { mailDeciders } from '#drive/accessproposals/propose-access.ts';
import type { Item } from '#items/item.ts';
import type { DemoContext } from './demo-context.ts';
import type { Random } from './random.ts';

const PROPOSALS = 15;

/** Writes requests for access to files that only their owners can open, with the mail that they made. */
export function seedAccessProposals(context: DemoContext, random: Random, items: readonly Item[]): void {
  const { db, people, anchorMs } = context;
  for (const [index, item] of chooseItems(context, random, items).entries()) {
    const askers = [people.support, people.hiro, people.petra].filter(({ id }) => id !== item.ownerId);
    const requester = askers[index % askers.length] ?? people.petra;
    const proposal = {
      id: random.id(24),
      requesterId: requester.id,
      role: random.pick(PROPOSAL_ROLES),
      message: random.pick(['I need this for a support case.', 'Could I read along?', 'Needed for the audit.']),
      createdAt: anchorMs - random.integer(2, 200) * HOUR_MS,
    };
    putProposal(db, item.number, proposal);
    mailDeciders(context, item, requester, { ...proposal, sentAt: proposal.createdAt });
  }
}

/** Files of the operator and the reviewer, so that both have something to decide on, and of others. */
function chooseItems({ people }: DemoContext, random: Random, items: readonly Item[]): Item[] {
  const ownedBy = ({ id }: { id: string }) => items.filter((item) => item.ownerId === id);
  const own = ownedBy(people.operator);
  const others = items.filter((item) => item.ownerId !== people.operator.id && item.ownerId !== people.support.id);
  const sampled = random.sample(others, PROPOSALS - own.length);
  const ofReviewer = ownedBy(people.reviewer);
  return [...own, ...ofReviewer, ...sampled.filter((item) => !ofReviewer.includes(item))].slice(0, PROPOSALS);
}
