import type { ScriptFrame } from '#core/operations/script-engine.ts';

// Enough for people to read. A stack overflow has thousands.
const MAX_FRAMES = 50;

/**
 * Parses the frames of an engine's stack that are in the given files, innermost first. A line is `at name (file:line:column)`, or
 * `at file:line:column` for code that does not parse. File names may contain any characters, so known names are searched for.
 */
export function parseStack(text: string, fileNames: readonly string[]): ScriptFrame[] {
  // If one name ends with another, the longer one matches.
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
