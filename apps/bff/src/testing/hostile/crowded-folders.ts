import { z } from 'zod';
import type { HostileTargets } from './hostile-input.ts';

type Folders = Pick<HostileTargets, 'crowdedFolder' | 'crowdedFolderBelow' | 'deepestFolder' | 'otherFolder'>;

/** Sends a JSON body to a path and resolves to the ID of the created resource. */
type Post = (path: string, body: object) => Promise<string>;

const FOLDER_TYPE = 'application/vnd.google-apps.folder';
const GRANTS = [590, 400]; // The numbers for the two top folders. An item may have about as many.
const LEVELS = 95;
const FILES = 100;
const CALLS_AT_ONCE = 100; // The maximum of a batch.

const made = z.object({ id: z.string() });

/**
 * Creates nested folders of almost the maximum depth, shared with almost the maximum number of users, and a hundred files in the
 * deepest one. Each of them repeats all permissions.
 */
export async function makeCrowdedFolders(origin: string, authorization: string, post: Post): Promise<Folders> {
  const makeFolder = (...parents: string[]) =>
    post('/drive/v3/files', { name: 'folder', mimeType: FOLDER_TYPE, ...(parents.length > 0 && { parents }) });
  const invite = (folder: string, letter: string, count: number) => {
    const path = `/drive/v3/files/${folder}/permissions?sendNotificationEmail=true`;
    const grants = Array.from({ length: count }, (_, index) => ({
      type: 'user',
      role: 'reader',
      emailAddress: `${letter}${index}@partner.example`,
    }));
    return postAll(origin, authorization, path, grants);
  };
  const crowdedFolder = await makeFolder();
  await invite(crowdedFolder, 'a', GRANTS[0] ?? 0);
  const crowdedFolderBelow = await makeFolder(crowdedFolder);
  await invite(crowdedFolderBelow, 'b', GRANTS[1] ?? 0);
  let deepestFolder = crowdedFolderBelow;
  for (let level = 0; level < LEVELS; level += 1) deepestFolder = await makeFolder(deepestFolder);
  const files = Array.from({ length: FILES }, (_, index) => ({ name: `file ${index}`, parents: [deepestFolder] }));
  await postAll(origin, authorization, '/drive/v3/files', files);
  const otherFolder = await makeFolder();
  await invite(otherFolder, 'c', 100);
  return { crowdedFolder, crowdedFolderBelow, deepestFolder, otherFolder };
}

/** Posts bodies to one path, many per request. Throws if one of them is rejected. */
async function postAll(origin: string, authorization: string, path: string, bodies: readonly object[]): Promise<void> {
  for (let start = 0; start < bodies.length; start += CALLS_AT_ONCE) {
    const parts = bodies.slice(start, start + CALLS_AT_ONCE).map((body) => {
      const call = `POST ${path} HTTP/1.1\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(body)}\r\n`;
      return `--b\r\ncontent-type: application/http\r\n\r\n${call}`;
    });
    const response = await fetch(`${origin}/batch`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'multipart/mixed; boundary=b' },
      body: `${parts.join('')}--b--`,
    });
    const text = await response.text();
    const ids = [...text.matchAll(/^\{.*\}\r$/gm)].map(([json]) => made.safeParse(JSON.parse(json)).data?.id);
    if (ids.length !== parts.length || ids.includes(undefined)) throw new Error(`${path} refused a call: ${text}`);
  }
}
