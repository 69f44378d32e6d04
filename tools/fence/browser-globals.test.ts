// Checks that features missing in a supported browser (Firefox ESR 140, Safari 18, WebKitGTK 2.50, current Chromium) or
// on insecure origins are used in one file each, which has a fallback. Missing language features are not in `lib` of
// apps/web/tsconfig.json, so their use does not compile.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

/** The name and pattern of a restricted feature, and the only file that may use it. */
const restricted: readonly [name: string, pattern: RegExp, gate: string | undefined][] = [
  ['Temporal where it may be missing', /['"]Temporal['"] in|temporal-polyfill/, 'lib/ensure-temporal.ts'],
  ['FileSystemFileHandle as a value', /(instanceof|typeof) FileSystem\w*Handle\b/, 'lib/file-handle.ts'],
  ['ClipboardItem', /\bClipboardItem\b/, 'ui/text/copy-text.ts'],
  ['navigator.clipboard', /\bnavigator\.clipboard\b/, 'ui/text/copy-text.ts'],
  ['crypto.randomUUID', /\brandomUUID\b/, 'lib/random-id.ts'],
  ['keys of an input method', /\b(isComposing|keyCode)\b/, 'lib/ignore-composing-keys.ts'],
  ['crypto.subtle', /\bcrypto\.subtle\b/, 'shared/device-cache/cache-seal.ts'],
  ['localStorage and sessionStorage', /(?<!['"`.\w])(local|session)Storage\b(?!['"`])/, 'ui/browser/safe-storage.ts'],
  ['file pickers', /\bshow(SaveFile|OpenFile|Directory)Picker\b/, undefined],
  ['EditContext', /\bEditContext\b/, undefined],
  ['navigator.locks', /\bnavigator\.locks\b/, 'lib/tab-lock.ts'],
  ['navigator.storage', /\bnavigator\.storage\b/, undefined],
  ['navigator.share', /\bnavigator\.(share|canShare)\b/, undefined],
  ['navigator.userAgentData', /\buserAgentData\b/, undefined],
  ['navigator.connection', /\bnavigator\.connection\b/, undefined],
  ['service workers', /\bnavigator\.serviceWorker\b/, undefined],
  ['wake locks', /\bwakeLock\b/, undefined],
  ['BroadcastChannel', /\bBroadcastChannel\b/, 'lib/tab-channel.ts'],
  ['requestIdleCallback', /\brequestIdleCallback\b/, undefined],
  ['scheduler', /\bscheduler\.(yield|postTask)\b/, undefined],
  ['view transitions', /\bstartViewTransition\b|view-transition-name/, undefined],
  ['the Navigation API', /\bwindow\.navigation\b/, undefined],
  ['CloseWatcher', /\bCloseWatcher\b/, undefined],
  ['scrollend', /['"]scrollend['"]/, undefined],
  ['margins of an IntersectionObserver', /\bscrollMargin\b|\btrackVisibility\b/, undefined],
  ['moving nodes', /\bmoveBefore\(/, undefined],
  ['URL patterns', /\bURLPattern\b/, undefined],
  ['sanitising by the platform', /\bsetHTML(Unsafe)?\(/, undefined],
  ['Intl.DurationFormat', /\bIntl\.DurationFormat\b/, undefined],
];

let files: { path: string; text: string }[];

beforeAll(async () => {
  files = [];
  for await (const path of glob('**/*.{ts,tsx}', { cwd: source })) {
    if (/\.(test|gen)\.tsx?$/.test(path) || path.startsWith('testing/')) continue;
    files.push({ path, text: await readFile(join(source, path), 'utf8') });
  }
});

test.each(restricted)('%s is used in at most one file', (_, pattern, gate) => {
  const users = files.filter(({ text }) => pattern.test(withoutComments(text))).map(({ path }) => path);
  expect(users).toEqual(gate === undefined ? [] : [gate]);
});

test('a catch clause names the expected error, so that it hides no other one', () => {
  const blind = files.filter(({ text }) => /\bcatch \{/.test(withoutComments(text))).map(({ path }) => path);
  // A draft is reported as unsaved for any error.
  expect(blind).toEqual(['features/code/use-draft.ts']);
});

test('lazily loaded components have an error boundary', () => {
  const users = files.filter(({ text }) => /<Suspense\b/.test(text)).map(({ path }) => path);
  expect(users.toSorted()).toEqual(['shell/deferred.tsx', 'ui/loading/part.tsx']);
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
}
