import { countOf } from '@rotunda/api-client/count-of';
import type { Process } from '#features/processes/status/process-status.tsx';
import { copyText } from '#ui/text/copy-text.ts';

/** Copies processes to the clipboard as JSON: one as an object, several as a list. */
export function copyProcesses(processes: readonly Process[]): void {
  const [first] = processes;
  const text = JSON.stringify(processes.length === 1 ? first : processes, null, 2);
  const what = processes.length === 1 ? 'Process' : countOf(processes.length, 'process');
  copyText(text, `${what} copied as JSON`);
}
