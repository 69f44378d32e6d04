import { html } from './html.ts';
import type { Page } from './page.ts';
import { describeScope } from './scope-words.ts';

/** Renders the consent page for a client, with the scopes grouped by the data they give access to. */
export function consentPage(options: {
  clientName: string;
  email: string;
  scopeBase: string;
  scopes: readonly string[];
}): Page {
  const { clientName, email, scopeBase, scopes } = options;
  const described = scopes.map((scope) => describeScope(scopeBase, scope));
  const areas = Map.groupBy(described, (scope) => scope.area);
  return {
    status: 200,
    title: 'Allow access',
    content: html`<h1>Allow ${clientName} access?</h1>
<p>You are signed in as ${email}. ${clientName} will be able to:</p>
${[...areas].map(([area, entries]) => {
  const words = [...new Set(entries.map((entry) => entry.words))];
  return html`<h2>${area}</h2>
<ul>${words.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;
})}
<form method="post">
<div class="actions">
<button class="primary" name="choice" value="continue">Allow</button>
<button name="choice" value="cancel">Deny</button>
</div>
</form>`,
  };
}
