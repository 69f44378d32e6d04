import { operations } from '@rotunda/api-client/operations';
import { Braces } from 'lucide-react';
import type { Session } from '#shared/session/session-info.ts';
import type { Command } from './command.ts';
import type { Go } from './go.ts';

/** Returns the operations that the role permits, searchable by ID, the last parts of the ID, and description. */
export function listOperationCommands({ operations: allowed }: Session, go: Go): Command[] {
  return Object.values(operations)
    .filter(({ id }) => allowed.has(id))
    .map(({ id, summary }) => ({
      id: `operation ${id}`,
      label: id,
      detail: summary,
      kind: 'operation',
      names: [id.split('.').slice(1).join('.')],
      icon: Braces,
      isSearchOnly: true,
      run: () => void go(`/explorer/${id}`),
    }));
}
