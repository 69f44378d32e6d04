import { readMember } from '@rotunda/api-client/read-member';
import { shownTopics } from '@rotunda/api-client/shown-topics';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Reports whether the data of a query may be stale after a change of a live stream topic. The key begins with an operation ID. A
 * query of all resources of a kind is affected by every topic of that kind.
 */
export function isStaleBy(topic: string, [operationId, params]: QueryKey): boolean {
  const [kind] = topic.split(':', 1);
  const shown = shownTopics[String(operationId)] ?? [];
  return shown.some((one) => one === topic || one === kind || fillIn(one, params) === topic);
}

/** Returns a topic with its parameter filled in. */
function fillIn(topic: string, params: unknown): string {
  return topic.replace(/\{(\w+)\}$/, (_, name: string) => {
    const value = readMember(params, name);
    return typeof value === 'string' ? value : '';
  });
}
