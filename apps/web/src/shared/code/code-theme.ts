import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The theme of the code editor, in the console's own tokens, which adapt to the colour scheme automatically. */
export const codeTheme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--sunken)', color: 'var(--ink)', fontSize: '13px' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: '"Geist Mono Variable", ui-monospace, monospace', lineHeight: '20px' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--ink-3)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 16px' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--hover)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklch, var(--accent) 24%, var(--sunken))',
  },
  '.cm-pointed': { backgroundColor: 'var(--amber-bg)', boxShadow: 'inset 2px 0 var(--amber-solid)' },
  '.cm-specialChar': { color: 'var(--red-fg)', backgroundColor: 'var(--red-bg)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--neutral-bg)', color: 'var(--neutral-fg)', border: 'none' },
  '.cm-searchMatch': { backgroundColor: 'var(--amber-bg)', outline: '1px solid var(--amber-solid)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--selected)', outline: '2px solid var(--accent)' },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)', borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '8px 32px 8px 16px', fontFamily: '"Inter Variable", system-ui, sans-serif' },
  '.cm-textfield, .cm-button': {
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    fontSize: '13px',
    minHeight: '24px',
  },
  '.cm-tooltip': {
    border: '1px solid var(--line-strong)',
    borderRadius: '6px',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: '"Geist Mono Variable", ui-monospace, monospace' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px', lineHeight: '20px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--selected)', color: 'var(--ink)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.cm-completionDetail': {
    marginLeft: '12px',
    fontFamily: '"Inter Variable", system-ui, sans-serif',
    fontStyle: 'normal',
    color: 'var(--ink-2)',
  },
  '.cm-diagnostic': { padding: '6px 8px', fontFamily: '"Inter Variable", system-ui, sans-serif' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--danger)' },
  '.cm-diagnosticAction': {
    minHeight: '24px',
    padding: '0 8px',
    border: '1px solid var(--line-strong)',
    borderRadius: '4px',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    font: 'inherit',
  },
  '.cm-panel.cm-search [name=close]': { color: 'var(--ink-2)', minWidth: '24px', minHeight: '24px' },
});

/** The syntax colours: six, from the state colours, so that their contrast is sufficient in both themes. */
export const codeColours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword, tags.tagName], color: 'var(--accent-ink)' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], color: 'var(--green-fg)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--orange-fg)' },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: [tags.typeName, tags.className, tags.attributeName, tags.propertyName], color: 'var(--teal-fg)' },
  { tag: [tags.regexp, tags.escape], color: 'var(--magenta-fg)' },
  { tag: tags.invalid, color: 'var(--red-fg)' },
  { tag: tags.definition(tags.function(tags.variableName)), fontWeight: '600' },
]);
