import { canCall, useSession } from '#shared/session/session.ts';
import { isSupported } from './main-screens.ts';
import { screenRegistry } from './screen-registry.ts';

const operationsByRoute = new Map(
  Object.values(screenRegistry).map((screen) => [
    screen.to as string,
    'operationId' in screen ? screen.operationId : undefined,
  ]),
);

/** Returns a function that omits tabs whose content the services do not support, and marks those that the role does not include. */
export function useSupportedTabs(): <Tab extends { to: string }>(
  tabs: readonly Tab[],
) => (Tab & { isLocked: boolean })[] {
  const session = useSession();
  return (tabs) =>
    tabs.flatMap((tab) => {
      const operationId = operationsByRoute.get(tab.to);
      if (!isSupported(session, { operationId })) return [];
      return [{ ...tab, isLocked: operationId !== undefined && !canCall(session, operationId) }];
    });
}
