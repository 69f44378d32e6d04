import type { ScriptFrame } from '#core/operations/script-engine.ts';

// As many as people read; a stack overflow has thousands.
const MAX_FRAMES = 50;

/**
 * Frames of an engine's stack text that lie in the given files, innermost first. A line is `at name
 * (file:line:column)`, or `at file:line:column` where code does not parse; names of files may hold anything, so they
 * are looked for by name.
 */
export function parseStack(text: string, fileNames: readonly string[]): ScriptFrame[] {
  // Where one name ends with another, the longer one is meant.
  const byLength = fileNames.toSorted((left, right) => right.length - left.length);
  const frames: ScriptFrame[] = [];
  for (const line of text.split('\n')) {
    const frame = parseLine(line, byLength);
    if (frame) frames.push(frame);
    if (frames.length === MAX_FRAMES) break;
  }
  return frames;
}

function parseLine(line: string, fileNames: readonly string[]): ScriptFrame | undefined {
  const place = /^\s*at (.*?):(\d+)(?::\d+)?\)?$/.exec(line);
  const before = place?.[1] ?? '';
  const lineNumber = Number(place?.[2]);
  for (const file of fileNames) {
    if (before === file) return { function: '(anonymous)', file, lineNumber };
    if (before.endsWith(` (${file}`)) {
      const name = before.slice(0, -file.length - 2);
      return { function: name === '<anonymous>' || name === '<eval>' ? '(anonymous)' : name, file, lineNumber };
    }
  }
  return undefined;
}
