const words: Readonly<Record<string, string>> = {
  'access.denied': 'Was denied something',
  'audit.begin': 'The console started',
  'audit.check': 'Checked the trail',
  'audit.end': 'The console stopped',
  'audit.export': 'Saved the trail',
  'audit.read': 'Looked at an entry',
  'audit.search': 'Searched the trail',
  'audit.undo': 'Took a change back',
  'credential.lost': 'Lost the permission to call services',
  'live.stop': 'Stopped hearing of changes',
  'live.watch': 'Began to hear of changes',
  'roles.remove': 'Removed somebody from the roles',
  'roles.set': 'Gave roles',
  'session.begin': 'Signed in',
  'session.end': 'Signed out',
  'session.end-all-of-other': 'Ended all sessions of somebody',
  'session.end-of-other': 'Ended a session of somebody',
  'upload.begin': 'Started an upload',
};

/** What the console calls one of its own actions; operations of services keep their ids. */
export function actionWords(action: string): string {
  return words[action] ?? action;
}
