import { StreamLanguage, type StreamParser } from '@codemirror/language';
import type { Extension } from '@codemirror/state';

type LoadMode = () => Promise<StreamParser<unknown>>;

const C = 'c cc cpp h hpp';
const MODES: ReadonlyMap<string, LoadMode> = new Map([
  ...forEndings(C, async () => (await import('@codemirror/legacy-modes/mode/clike')).cpp),
  ...forEndings('cs', async () => (await import('@codemirror/legacy-modes/mode/clike')).csharp),
  ...forEndings('java', async () => (await import('@codemirror/legacy-modes/mode/clike')).java),
  ...forEndings('kt', async () => (await import('@codemirror/legacy-modes/mode/clike')).kotlin),
  ...forEndings('css scss', async () => (await import('@codemirror/legacy-modes/mode/css')).sCSS),
  ...forEndings('diff patch', async () => (await import('@codemirror/legacy-modes/mode/diff')).diff),
  ...forEndings('dockerfile', async () => (await import('@codemirror/legacy-modes/mode/dockerfile')).dockerFile),
  ...forEndings('go', async () => (await import('@codemirror/legacy-modes/mode/go')).go),
  ...forEndings('lua', async () => (await import('@codemirror/legacy-modes/mode/lua')).lua),
  ...forEndings('pl', async () => (await import('@codemirror/legacy-modes/mode/perl')).perl),
  ...forEndings('ps1', async () => (await import('@codemirror/legacy-modes/mode/powershell')).powerShell),
  ...forEndings('ini properties', async () => (await import('@codemirror/legacy-modes/mode/properties')).properties),
  ...forEndings('py', async () => (await import('@codemirror/legacy-modes/mode/python')).python),
  ...forEndings('r', async () => (await import('@codemirror/legacy-modes/mode/r')).r),
  ...forEndings('rb', async () => (await import('@codemirror/legacy-modes/mode/ruby')).ruby),
  ...forEndings('rs', async () => (await import('@codemirror/legacy-modes/mode/rust')).rust),
  ...forEndings('bash sh', async () => (await import('@codemirror/legacy-modes/mode/shell')).shell),
  ...forEndings('sql', async () => (await import('@codemirror/legacy-modes/mode/sql')).standardSQL),
  ...forEndings('swift', async () => (await import('@codemirror/legacy-modes/mode/swift')).swift),
  ...forEndings('toml', async () => (await import('@codemirror/legacy-modes/mode/toml')).toml),
  ...forEndings('yaml yml', async () => (await import('@codemirror/legacy-modes/mode/yaml')).yaml),
]);

/**
 * Loads the syntax colours for a language other than those of scripts, by file extension. Returns no colours for unknown
 * extensions.
 */
export async function loadLanguage(ending: string): Promise<Extension> {
  const load = MODES.get(ending);
  return load ? StreamLanguage.define(await load()) : [];
}

function forEndings(endings: string, load: LoadMode): [string, LoadMode][] {
  return endings.split(' ').map((ending) => [ending, load]);
}
