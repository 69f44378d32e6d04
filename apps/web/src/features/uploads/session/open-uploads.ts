import { UploadSession } from './upload-session.ts';

let current: { owner: string; session: UploadSession; opened: Promise<UploadSession> } | undefined;

/** Opens the uploads of a user that this browser has stored. Closes those of another user. */
export function openUploads(owner: string): Promise<UploadSession> {
  if (current?.owner === owner) return current.opened;
  current?.session.close();
  const session = new UploadSession(owner);
  // If the browser's storage is unavailable, the list starts empty.
  const opened = session.restore().then(
    () => session,
    () => session,
  );
  current = { owner, session, opened };
  return opened;
}

/** Returns the open uploads. Returns undefined before the first. */
export function getCurrentUploads(): UploadSession | undefined {
  return current?.session;
}
