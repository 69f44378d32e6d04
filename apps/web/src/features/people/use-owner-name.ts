import { useQueries } from '@tanstack/react-query';
import { filesQuery, getFiles, getScripts } from './person-overview-queries.ts';

/** Returns the user's name in file storage: the owner name in their files and script projects. */
export function useOwnerName(email: string): string | undefined {
  const lists = useQueries({ queries: [getFiles, getScripts].map((condition) => filesQuery(condition(email))) });
  const owners = lists.flatMap(({ data }) => data?.files ?? []).flatMap((file) => file.owners ?? []);
  return owners.find(({ emailAddress }) => emailAddress?.toLowerCase() === email.toLowerCase())?.displayName;
}
