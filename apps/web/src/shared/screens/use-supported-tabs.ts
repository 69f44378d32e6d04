import { useSession } from '#shared/session/session.ts';
import { isSupported } from './main-screens.ts';
import { screenRegistry } from './screen-registry.ts';

const operationsByRoute = new Map(
  Object.values(screenRegistry).map((screen) => [
    screen.to as string,
    'operationId' in screen ? screen.operationId : undefined,
  ]),
);

/** Returns a function that omits tabs whose content the services do not support. */
export function useSupportedTabs(): <Tab extends { to: string }>(tabs: readonly Tab[]) => Tab[] {
  const session = useSession();
  return (tabs) => tabs.filter(({ to }) => isSupported(session, { operationId: operationsByRoute.get(to) }));
}
