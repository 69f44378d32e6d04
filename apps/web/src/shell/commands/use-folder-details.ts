import { useQueries } from '@tanstack/react-query';
import { foldText } from '#lib/fold-text.ts';
import { breadcrumbQuery, type Crumb } from '#shared/folders/breadcrumb-query.ts';
import { canCall, useSession } from '#shared/session/session.ts';
import type { Command } from './command.ts';

const FILE_TARGET = /^(?:file|folder|script) (?<fileId>.+)$/;

/** Returns the commands, with the path of the folder in those that lead to files of the same name. */
export function useFolderDetails(commands: readonly Command[]): Command[] {
  const canRead = canCall(useSession(), 'drive.files.get');
  const fileIds = canRead ? findSameNamedFiles(commands) : [];
  const paths = useQueries({ queries: fileIds.map((fileId) => ({ ...breadcrumbQuery(fileId), retry: false })) });
  const details = new Map(fileIds.map((fileId, index) => [fileId, toFolderPath(paths[index]?.data)]));
  return commands.map((command) => {
    const detail = details.get(findFileId(command) ?? '');
    return detail === undefined ? command : { ...command, detail };
  });
}

function findSameNamedFiles(commands: readonly Command[]): string[] {
  const byName = Map.groupBy(commands.filter(findFileId), ({ label }) => foldText(label));
  return [...byName.values()]
    .filter(({ length }) => length > 1)
    .flat()
    .flatMap((command) => findFileId(command) ?? []);
}

function findFileId({ target = '' }: Command): string | undefined {
  return FILE_TARGET.exec(target)?.groups?.fileId;
}

function toFolderPath(crumbs: readonly Crumb[] | undefined): string | undefined {
  // The path of a file ends with the file itself.
  return crumbs
    ?.slice(0, -1)
    .map(({ name }) => name)
    .join(' / ');
}
