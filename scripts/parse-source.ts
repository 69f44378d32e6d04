import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const parsed = new Map<string, ts.SourceFile>();

/** Parses a source file, without parent links in its nodes. Caches the result for other callers. */
export function parseSource(root: string, path: string): ts.SourceFile {
  const known = parsed.get(path);
  if (known) return known;
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, false);
  parsed.set(path, source);
  return source;
}
