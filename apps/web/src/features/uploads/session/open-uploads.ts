import { UploadSession } from './upload-session.ts';

let current: { owner: string; session: UploadSession; opened: Promise<UploadSession> } | undefined;

/** The uploads of a person, as this browser has kept them. Those of another person are closed. */
export function openUploads(owner: string): Promise<UploadSession> {
  if (current?.owner === owner) return current.opened;
  current?.session.close();
  const session = new UploadSession(owner);
  // Where the browser keeps nothing, the list begins empty.
  const opened = session.restore().then(
    () => session,
    () => session,
  );
  current = { owner, session, opened };
  return opened;
}

/** The uploads that are open; undefined before the first. */
export function openedUploads(): UploadSession | undefined {
  return current?.session;
}
