import { PROPOSAL_ROLES, type ProposalRole } from '#drive/permissions/proposal-store.ts';
import { html } from '#identity/html.ts';
import type { Page } from '#identity/page.ts';

/** Maximum length of a request's message, in characters: a few sentences. */
export const MAX_MESSAGE_CHARACTERS = 500;

const ROLE_NAMES: Record<ProposalRole, string> = { reader: 'Viewer', commenter: 'Commenter', writer: 'Editor' };

/** Renders the access request form. It reveals nothing about the item, not even its name. */
export function requestAccessPage(email: string, token: string): Page {
  return {
    status: 200,
    title: 'Request access',
    content: html`<h1>You need access</h1>
<p>You are signed in as ${email}. Request access from the owner of this item.</p>
<form method="post">
<input type="hidden" name="token" value="${token}">
<label for="role">Role</label>
<select id="role" name="role">
${PROPOSAL_ROLES.map((role) => html`<option value="${role}">${ROLE_NAMES[role]}</option>`)}
</select>
<label for="message">Message (optional)</label>
<textarea id="message" name="message" rows="4" maxlength="${MAX_MESSAGE_CHARACTERS}"></textarea>
<div class="actions">
<button class="primary">Request access</button>
</div>
</form>`,
  };
}

/** Renders the page for a user who has already requested access. */
export function renderAccessRequestedPage(role: ProposalRole): Page {
  return {
    status: 200,
    title: 'Access requested',
    content: html`<h1>Access requested</h1>
<p>You requested the ${ROLE_NAMES[role]} role. You will receive the decision by mail.</p>
<p><a href="/mail">Open your mail</a></p>`,
  };
}

/** Renders the page for a user who can open the item. */
export function renderAccessGrantedPage(link: string): Page {
  return {
    status: 200,
    title: 'You have access',
    content: html`<h1>You have access</h1>
<p><a href="${link}">Open the item in the console</a></p>`,
  };
}

/** Renders the page for a URL of no item to which access can be requested. */
export function renderItemNotFoundPage(consoleOrigin: string): Page {
  return {
    status: 404,
    title: 'Not found',
    content: html`<h1>Item not found</h1>
<p>Check the link: it may be incomplete, or the item was deleted.</p>
<p><a href="${consoleOrigin}/">Open the console</a></p>`,
  };
}
