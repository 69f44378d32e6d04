import { useSession } from '#shared/session/session.ts';
import { isOffered } from './main-screens.ts';
import { screenRegistry } from './screen-registry.ts';

const operationsByRoute = new Map(
  Object.values(screenRegistry).map((screen) => [
    screen.to as string,
    'operationId' in screen ? screen.operationId : undefined,
  ]),
);

/** Leaves out the tabs that show what the services do not offer. */
export function useOfferedTabs(): <Tab extends { to: string }>(tabs: readonly Tab[]) => Tab[] {
  const session = useSession();
  return (tabs) => tabs.filter(({ to }) => isOffered(session, { operationId: operationsByRoute.get(to) }));
}
