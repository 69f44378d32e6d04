import { toScopeIdentifier } from '@rotunda/api-client/scope-identifier';
import type { ScriptFile } from '#items/script-content.ts';

/** Script services with the suffix of their scope. */
const SCOPES: readonly (readonly [service: RegExp, suffix: string])[] = [
  [/\b(?:DriveApp|Drive)\s*\./u, 'drive'],
  [/\b(?:CalendarApp|Calendar)\s*\./u, 'calendar'],
  [/\bSpreadsheetApp\s*\./u, 'spreadsheets'],
  [/\bDocumentApp\s*\./u, 'documents'],
  [/\b(?:MailApp|GmailApp)\s*\./u, '{mail_scope_url}'],
  [/\bSession\s*\./u, 'userinfo.email'],
];

/**
 * Returns the full identifiers of the scopes of code whose manifest lists none: those of the services used in it, as on the
 * public platform.
 */
export function findRequiredScopes(files: readonly ScriptFile[], scopeBase: string): string[] {
  const code = files.flatMap(({ type, source }) => (type === 'JSON' ? [] : [source])).join('\n');
  return SCOPES.flatMap(([service, suffix]) => (service.test(code) ? [toScopeIdentifier(scopeBase, suffix)] : []));
}
