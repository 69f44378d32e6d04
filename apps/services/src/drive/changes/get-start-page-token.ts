import { operation } from '#core/operation.ts';
import { currentToken, requireLogDrive } from './log-scope.ts';

export const handler = operation('drive.changes.getStartPageToken', ({ params, db, caller }) => {
  requireLogDrive(db, caller, params);
  return { kind: 'drive#startPageToken', startPageToken: currentToken(db) };
});
