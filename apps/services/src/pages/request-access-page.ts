import { PROPOSAL_ROLES, type ProposalRole } from '#drive/permissions/proposal-store.ts';
import { html } from '#identity/html.ts';
import type { Page } from '#identity/page.ts';

/** Longest message of a request, in characters; some sentences. */
export const MAX_MESSAGE_CHARACTERS = 500;

const ROLE_NAMES: Record<ProposalRole, string> = { reader: 'Viewer', commenter: 'Commenter', writer: 'Editor' };

/** The form that asks for access. It tells nothing about the item, not even its name. */
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

/** The page for somebody who has asked already. */
export function accessRequestedPage(role: ProposalRole): Page {
  return {
    status: 200,
    title: 'Access requested',
    content: html`<h1>Access requested</h1>
<p>You requested the ${ROLE_NAMES[role]} role. You will receive the decision by mail.</p>
<p><a href="/mail">Open your mail</a></p>`,
  };
}

/** The page for somebody who can open the item. */
export function accessGivenPage(link: string): Page {
  return {
    status: 200,
    title: 'You have access',
    content: html`<h1>You have access</h1>
<p><a href="${link}">Open the item in the console</a></p>`,
  };
}

/** The page for an address that leads to no item which access can be asked for. */
export function noItemPage(consoleOrigin: string): Page {
  return {
    status: 404,
    title: 'Not found',
    content: html`<h1>Item not found</h1>
<p>Check the link: it may be incomplete, or the item was deleted.</p>
<p><a href="${consoleOrigin}/">Open the console</a></p>`,
  };
}
