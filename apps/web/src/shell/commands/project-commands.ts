import { Play, Rocket, Undo2 } from 'lucide-react';
import { canCall } from '#shared/session/session.ts';
import type { Session } from '#shared/session/session-info.ts';
import { pressKeyOnScreen } from '#shared/shortcuts/deferred-key.ts';
import type { Command } from './command.ts';
import type { Go } from './go.ts';

/** A script project by its ID and name. */
export type NamedProject = { scriptId: string; name: string };

const MAX_PROJECTS = 5;

/** Returns the actions on script projects: the current one first, then the most recently visited ones. */
export function listProjectCommands(
  session: Session,
  current: string | undefined,
  projects: readonly NamedProject[],
  go: Go,
): Command[] {
  const named = projects.map((project) => ({ ...project, isCurrent: project.scriptId === current }));
  const known = named.some(({ isCurrent }) => isCurrent)
    ? named
    : [...(current === undefined ? [] : [{ scriptId: current, name: 'this project', isCurrent: true }]), ...named];
  return known
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    .slice(0, MAX_PROJECTS)
    .flatMap((project) => toProjectCommands(session, project, go));
}

function toProjectCommands(
  session: Session,
  { scriptId, name, isCurrent }: NamedProject & { isCurrent: boolean },
  go: Go,
) {
  const deployments = `/scripts/${scriptId}/deployments`;
  const kind = isCurrent ? 'this project' : 'project';
  const press = (href: string, key: string) => () => void go(href).then(() => pressKeyOnScreen(href, key));
  const all = [
    {
      verb: 'Deploy',
      icon: Rocket,
      operationId: 'script.projects.deployments.create' as const,
      names: ['Deploy', 'New deployment', 'Release'],
      run: press(deployments, 'n'),
    },
    {
      verb: 'Roll back',
      icon: Undo2,
      operationId: 'script.projects.deployments.update' as const,
      names: ['Roll back', 'Rollback'],
      run: press(deployments, 'b'),
    },
    {
      verb: 'Run a function of',
      icon: Play,
      operationId: 'script.scripts.run' as const,
      names: ['Run', 'Run a function'],
      run: () => void go(`/scripts/${scriptId}/run`),
    },
  ];
  return all
    .filter(({ operationId }) => canCall(session, operationId))
    .map(({ verb, icon, names, run }): Command => {
      const label = `${verb} ${name}`;
      return { id: `${verb} ${scriptId}`, label, names, kind, icon, isSearchOnly: true, run };
    });
}
