import type { Account } from '#core/auth/directory.ts';
import { SignedTokens } from '#core/auth/signed-tokens.ts';
import type { Clock } from '#core/clock.ts';
import type { ServiceSettings } from '#core/operations/operation.ts';
import type { Database } from '#db/database.ts';
import { proposeAccess } from '#drive/accessproposals/propose-access.ts';
import { findProposalOf, PROPOSAL_ROLES } from '#drive/permissions/proposal-store.ts';
import type { Page } from '#identity/page.ts';
import { FormError } from '#identity/read-form.ts';
import { findItemRole, hasOnlyMetadataAccess } from '#items/access.ts';
import { findItem, type Item } from '#items/item.ts';
import { SHORTCUT_TYPE } from '#items/item-types.ts';
import {
  MAX_MESSAGE_CHARACTERS,
  renderAccessGrantedPage,
  renderAccessRequestedPage,
  renderItemNotFoundPage,
  requestAccessPage,
} from './request-access-page.ts';

type Context = { db: Database; clock: Clock; settings: ServiceSettings };

/** Users' requests for access to items that they cannot open. */
export class AccessRequests {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /** Returns the page for a user who follows the link of an item. */
  toPage(itemId: string, user: Account): Page {
    const { db, settings } = this.#context;
    const item = this.#find(itemId);
    if (!item) return renderItemNotFoundPage(settings.consoleOrigin);
    if (this.#canOpen(item, user)) {
      return renderAccessGrantedPage(`${settings.consoleOrigin}/${item.isFolder ? 'files' : 'file'}/${item.id}`);
    }
    const proposal = findProposalOf(db, item.number, user.id);
    return proposal
      ? renderAccessRequestedPage(proposal.role)
      : requestAccessPage(user.email, this.#tokens(itemId, user).write([]));
  }

  /**
   * Handles the submitted form of the page. Does nothing if the user already has access or has already requested it. Throws
   * FormError if the form was not created for this user.
   */
  submit(itemId: string, user: Account, form: URLSearchParams): void {
    const { db } = this.#context;
    const token = this.#tokens(itemId, user).read(form.get('token') ?? '');
    const role = PROPOSAL_ROLES.find((name) => name === form.get('role'));
    if (!token || !role) throw new FormError(400, 'invalid_form');
    const item = this.#find(itemId);
    if (!item || this.#canOpen(item, user) || findProposalOf(db, item.number, user.id)) return;
    const message = (form.get('message') ?? '').trim().slice(0, MAX_MESSAGE_CHARACTERS);
    proposeAccess(this.#context, item, user, { role, message });
  }

  // Access to root folders, whole shared drives and app data cannot be requested. Shortcuts are not shared.
  #find(itemId: string): Item | undefined {
    const item = findItem(this.#context.db, itemId);
    const isShared = item && !item.isRoot && item.space === 'drive' && item.mimeType !== SHORTCUT_TYPE;
    return isShared ? item : undefined;
  }

  #canOpen(item: Item, { id: accountId, domain }: Account): boolean {
    const { db } = this.#context;
    const user = { accountId, domain };
    return findItemRole(db, user, item.id) !== undefined && !hasOnlyMetadataAccess(db, user, item);
  }

  #tokens(itemId: string, user: Account): SignedTokens {
    return new SignedTokens(this.#context.db, ['request access', itemId, user.id]);
  }
}
