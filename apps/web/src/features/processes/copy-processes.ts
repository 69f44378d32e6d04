import { copyText } from '#ui/copy-text.ts';
import type { Process } from './process-status.tsx';

/** Puts processes into the clipboard as JSON: one as an object, several as a list. */
export function copyProcesses(processes: readonly Process[]): void {
  const [first] = processes;
  const text = JSON.stringify(processes.length === 1 ? first : processes, null, 2);
  const what = processes.length === 1 ? 'Process' : `${processes.length} processes`;
  copyText(text, `${what} copied as JSON`);
}
