import { operations } from '@rotunda/api-client/operations';
import { toScopeIdentifier } from '#core/scopes.ts';

/** Part of the organisation that a scope opens. */
type ScopeArea = 'Calendar' | 'Files' | 'Scripts' | 'Permissions of scripts' | 'You' | 'Other';

/** A scope as the consent page shows it. */
export type ScopeWords = { area: ScopeArea; words: string };

// By suffix of the scope identifier. "Permissions of scripts": a script runs with the scopes of the one who runs it.
const WORDS: Record<string, ScopeWords> = {
  calendar: { area: 'Calendar', words: 'See, change, share and delete all calendars that you can use' },
  'calendar.readonly': { area: 'Calendar', words: 'See all calendars that you can use' },
  'calendar.acls': { area: 'Calendar', words: 'See and change who has access to the calendars that you own' },
  'calendar.acls.readonly': { area: 'Calendar', words: 'See who has access to the calendars that you own' },
  'calendar.app.created': { area: 'Calendar', words: 'Create its own calendars, and change events in them' },
  'calendar.calendarlist': { area: 'Calendar', words: 'See, add and remove calendars in your list' },
  'calendar.calendarlist.readonly': { area: 'Calendar', words: 'See the list of your calendars' },
  'calendar.calendars': { area: 'Calendar', words: 'See and change the properties of calendars, and create new ones' },
  'calendar.calendars.readonly': { area: 'Calendar', words: 'See the title, description and time zone of calendars' },
  'calendar.events': { area: 'Calendar', words: 'See and change events in all your calendars' },
  'calendar.events.freebusy': { area: 'Calendar', words: 'See when you are busy' },
  'calendar.events.owned': { area: 'Calendar', words: 'See and change events in the calendars that you own' },
  'calendar.events.owned.readonly': { area: 'Calendar', words: 'See events in the calendars that you own' },
  'calendar.events.public.readonly': { area: 'Calendar', words: 'See events in public calendars' },
  'calendar.events.readonly': { area: 'Calendar', words: 'See events in all your calendars' },
  'calendar.freebusy': { area: 'Calendar', words: 'See when you and others are busy' },
  'calendar.settings.readonly': { area: 'Calendar', words: 'See your calendar settings' },
  drive: { area: 'Files', words: 'See, change, create and delete all your files' },
  'drive.appdata': { area: 'Files', words: 'Store its own data, hidden from you' },
  'drive.apps.readonly': { area: 'Files', words: 'See which apps open your files' },
  'drive.file': { area: 'Files', words: 'See, change and create only the files that you use with it' },
  'drive.meet.readonly': { area: 'Files', words: 'See recordings and notes of meetings' },
  'drive.metadata': { area: 'Files', words: 'See and change names, folders and properties of your files' },
  'drive.metadata.readonly': { area: 'Files', words: 'See names, folders and properties of your files' },
  'drive.photos.readonly': { area: 'Files', words: 'See your photos and videos' },
  'drive.readonly': { area: 'Files', words: 'See and download all your files' },
  'drive.scripts': { area: 'Files', words: 'Change what your scripts do' },
  'script.deployments': { area: 'Scripts', words: 'See and change the deployments of your scripts' },
  'script.deployments.readonly': { area: 'Scripts', words: 'See the deployments of your scripts' },
  'script.metrics': { area: 'Scripts', words: 'See how often your scripts run and fail' },
  'script.processes': { area: 'Scripts', words: 'See the runs of your scripts' },
  'script.projects': { area: 'Scripts', words: 'See and change your script projects' },
  'script.projects.readonly': { area: 'Scripts', words: 'See your script projects' },
  'admin.directory.group': { area: 'Permissions of scripts', words: 'See and change the groups of your organisation' },
  'admin.directory.user': { area: 'Permissions of scripts', words: 'See and change the accounts of your organisation' },
  documents: { area: 'Permissions of scripts', words: 'See and change your documents' },
  forms: { area: 'Permissions of scripts', words: 'See and change your forms' },
  'forms.currentonly': { area: 'Permissions of scripts', words: 'See and change the form that a script belongs to' },
  groups: { area: 'Permissions of scripts', words: 'See and change your groups' },
  spreadsheets: { area: 'Permissions of scripts', words: 'See and change your spreadsheets' },
  '{calendar_feeds_scope_url}': { area: 'Permissions of scripts', words: 'See and change your calendars' },
  '{contacts_feeds_scope_url}': { area: 'Permissions of scripts', words: 'See and change your contacts' },
  '{mail_scope_url}': { area: 'Permissions of scripts', words: 'Read, write and send your mail' },
  'userinfo.email': { area: 'You', words: 'See your email address' },
  'userinfo.profile': { area: 'You', words: 'See your name' },
};

const STANDARD_SCOPES: Record<string, ScopeWords> = {
  openid: { area: 'You', words: 'Know who you are' },
  profile: { area: 'You', words: 'See your name and your role' },
  email: { area: 'You', words: 'See your email address' },
  offline_access: { area: 'You', words: 'Keep its access while you are away' },
};

/** Suffixes of all scopes that some operation accepts, in alphabetical order. */
export const scopeSuffixes: readonly string[] = [
  ...new Set(Object.values(operations).flatMap((operation): readonly string[] => operation.scopes)),
].sort();

/** Full identifiers of all scopes that some operation accepts. */
export function listScopeIdentifiers(scopeBase: string): string[] {
  return scopeSuffixes.map((suffix) => toScopeIdentifier(scopeBase, suffix));
}

/** What a scope allows, in words for the person who is asked. A scope without words shows its identifier. */
export function describeScope(scopeBase: string, scope: string): ScopeWords {
  const standard = STANDARD_SCOPES[scope];
  if (standard) return standard;
  const suffix = Object.keys(WORDS).find((candidate) => toScopeIdentifier(scopeBase, candidate) === scope);
  return (suffix && WORDS[suffix]) || { area: 'Other', words: scope };
}
