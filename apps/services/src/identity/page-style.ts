/**
 * Style sheet of the identity provider's pages, in the console's colours: light or dark by system setting, all text with a
 * contrast of at least 5:1. `forced-colors` needs no special rules because shapes are drawn with borders.
 */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --canvas: oklch(98% 0.003 275);
  --surface: oklch(100% 0 0);
  --line: oklch(91% 0.006 275);
  --line-strong: oklch(61% 0.016 275);
  --hover: oklch(95% 0.006 275);
  --ink: oklch(21.5% 0.02 275);
  --ink-2: oklch(41.5% 0.02 275);
  --accent: oklch(48% 0.175 278);
  --accent-hover: oklch(42% 0.165 278);
  --on-accent: oklch(100% 0 0);
  --focus: oklch(54% 0.19 278);
  --red-ink: oklch(45% 0.165 25);
  --red-fill: oklch(95.5% 0.022 20);
  --red-line: oklch(56% 0.2 26);
}
@media (prefers-color-scheme: dark) {
  :root {
    --canvas: oklch(16.5% 0.01 275);
    --surface: oklch(20% 0.012 275);
    --line: oklch(29.5% 0.015 275);
    --line-strong: oklch(55.5% 0.02 275);
    --hover: oklch(24% 0.015 275);
    --ink: oklch(95% 0.005 275);
    --ink-2: oklch(80% 0.012 275);
    --accent: oklch(75% 0.105 278);
    --accent-hover: oklch(80% 0.09 278);
    --on-accent: oklch(19% 0.04 278);
    --focus: oklch(74% 0.13 278);
    --red-ink: oklch(80% 0.105 22);
    --red-fill: oklch(27% 0.06 22);
    --red-line: oklch(66% 0.18 24);
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100vh;
  padding: 56px 16px;
  display: grid;
  place-items: start center;
  align-content: start;
  gap: 24px;
  background: var(--canvas);
  color: var(--ink);
  font: 14px/20px 'Inter Variable', Inter, system-ui, sans-serif;
}
header { display: flex; align-items: center; gap: 8px; font-weight: 600; font-size: 16px; letter-spacing: -0.01em; }
main {
  width: 100%;
  max-width: 400px;
  padding: 24px;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: 6px;
}
h1 { margin: 0 0 4px; font-size: 20px; line-height: 28px; letter-spacing: -0.01em; }
h2 { margin: 20px 0 4px; font-size: 12px; line-height: 16px; color: var(--ink-2); }
p { margin: 0 0 16px; color: var(--ink-2); }
ul { margin: 0; padding-left: 20px; }
li { margin: 4px 0; }
a { color: inherit; }
label { display: block; margin: 16px 0 4px; font-weight: 500; }
input, select, textarea {
  width: 100%;
  min-height: 40px;
  padding: 0 12px;
  border: 1px solid var(--line-strong);
  border-radius: 4px;
  background: var(--surface);
  color: inherit;
  font: inherit;
}
textarea { padding: 8px 12px; resize: vertical; }
input[aria-invalid='true'] { border-color: var(--red-line); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 24px; }
button {
  min-height: 40px;
  padding: 0 16px;
  border: 1px solid var(--line-strong);
  border-radius: 4px;
  background: var(--surface);
  color: inherit;
  font: inherit;
  font-weight: 500;
  cursor: pointer;
}
button:hover { background: var(--hover); }
button.primary { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
button.primary:hover { border-color: var(--accent-hover); background: var(--accent-hover); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.note { margin: 16px 0 0; padding: 8px 12px; border: 1px solid var(--line); border-radius: 4px; background: var(--canvas); }
.error {
  margin: 16px 0 0;
  padding: 8px 12px;
  border: 1px solid var(--red-line);
  border-radius: 4px;
  background: var(--red-fill);
  color: var(--red-ink);
}
article { padding: 16px 0; border-top: 1px solid var(--line); }
article h2 { margin: 0; font-size: 14px; line-height: 20px; color: inherit; }
article p { margin: 8px 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
article .origin { margin: 0; font-size: 12px; line-height: 16px; }
code { font-family: 'Geist Mono Variable', ui-monospace, monospace; font-size: 12px; }
`;
