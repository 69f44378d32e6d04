import type { ReactNode } from 'react';
import { formatProcessDuration } from '#features/processes/list/process-columns.tsx';
import { toCamelCaseWords } from '#features/processes/list/process-search.ts';
import type { Process } from '#features/processes/status/process-status.tsx';
import { formatDateTime } from '#shared/format/time.ts';
import { CopyableId } from '#ui/text/copyable-id.tsx';

/** A detail of a process. `text` is undefined if the service does not provide it. */
export type ProcessFact = { name: string; text: string | undefined; isId?: boolean };

/** Returns the details of a process, always in the same order. */
export function describeProcess(process: Process, nowMs: number): readonly ProcessFact[] {
  const time = (value: string | undefined) => (value ? formatDateTime(Date.parse(value)) : undefined);
  return [
    { name: 'Project', text: process.projectName },
    { name: 'Type', text: toCamelCaseWords(process.processType ?? '') },
    { name: 'Your access', text: toCamelCaseWords(process.userAccessLevel ?? '') },
    { name: 'Started', text: time(process.startTime) },
    { name: 'Ended', text: time(process.endTime) },
    { name: 'Duration', text: formatProcessDuration(process, nowMs) },
    { name: 'Runtime', text: process.runtimeVersion },
    { name: 'Script', text: process.scriptId, isId: true },
    { name: 'Deployment', text: process.deploymentId, isId: true },
    { name: 'Process', text: process.processId, isId: true },
  ];
}

/** Renders a detail. IDs can be copied. */
export function renderFact({ name, text, isId }: ProcessFact): ReactNode {
  if (!text) return undefined;
  return isId ? <CopyableId id={text} label={`${name.toLowerCase()} ID`} maxLength={34} /> : text;
}
