import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { completeManifest } from './manifest-completion.ts';

/** Returns the completions at the position of `|` in a manifest. */
function offered(marked: string, explicit = true) {
  const pos = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', '') });
  const result = completeManifest(new CompletionContext(state, pos, explicit));
  const labels = result?.options.map(({ label }) => label) ?? [];
  const applyFirst = () => {
    const [option] = result?.options ?? [];
    if (!result || typeof option?.apply !== 'function') throw new Error('Nothing is offered.');
    const view = new EditorView({ state });
    option.apply(view, option, result.from, result.to ?? pos);
    const text = view.state.doc.toString();
    const cursor = view.state.selection.main.head;
    return `${text.slice(0, cursor)}|${text.slice(cursor)}`;
  };
  return { labels, applyFirst, options: result?.options ?? [] };
}

test('only fields missing from the manifest are offered, with descriptions', () => {
  const { labels, options } = offered('{\n  "timeZone": "Etc/UTC",\n  "|"\n}');
  expect(labels).toContain('webapp');
  expect(labels).not.toContain('timeZone');
  expect(options.find(({ label }) => label === 'runtimeVersion')?.detail).toBe('JavaScript runtime');
});

test('a field is inserted with its colon and a default value, and with a comma before the next one', () => {
  expect(offered('{ "webapp": { "|" } }').applyFirst()).toBe('{ "webapp": { "access": "MYSELF"| } }');
  expect(offered('{ "webapp": { "|" "executeAs": "USER_ACCESSING" } }').applyFirst()).toBe(
    '{ "webapp": { "access": "MYSELF"|, "executeAs": "USER_ACCESSING" } }',
  );
  expect(offered('{ "webapp": { "acc|": "DOMAIN" } }').applyFirst()).toBe('{ "webapp": { "access"|: "DOMAIN" } }');
});

test.each([
  ['{ "runtimeVersion": "|" }', 'V8'],
  ['{ "webapp": { "access": | } }', 'ANYONE_ANONYMOUS'],
  ['{ "timeZone": "Europe/|" }', 'Europe/Berlin'],
  ['{ "oauthScopes": ["https://scopes.test/auth/drive", "|"] }', 'https://scopes.test/auth/calendar'],
  ['{ "oauthScopes": ["|"] }', 'https://www.googleapis.com/auth/drive'],
  ['{ "dependencies": { "enabledAdvancedServices": [{ "serviceId": "|" }] } }', 'calendar'],
  ['{ "dependencies": { "libraries": [{ "developmentMode": | }] } }', 'true'],
])('in %s, %s is among the suggested values', (marked, label) => {
  expect(offered(marked).labels).toContain(label);
});

test('nothing is offered in an empty position without a request, and nothing inside add-on declarations', () => {
  expect(offered('{ | }', false).labels).toEqual([]);
  expect(offered('{ "addOns": { "|" } }').labels).toEqual([]);
});
