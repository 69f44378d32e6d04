import type { ScriptFile } from './script-file.ts';

/** Reports whether two contents are equal in files, texts and order. */
export function isSameContent(left: readonly ScriptFile[], right: readonly ScriptFile[]): boolean {
  return left.length === right.length && left.every((file, index) => isSameFile(file, right[index]));
}

function isSameFile(left: ScriptFile, right: ScriptFile | undefined): boolean {
  return left.name === right?.name && left.type === right.type && left.source === right.source;
}
